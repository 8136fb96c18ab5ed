import type { Finding, InsightSeries } from '../../contract/insights.js';
import { daysBetween, type DiaryFact, type InsightAnimal, type Weighed } from './diary-fact.js';
import { isGrowing, readGrowth, YOUNG_STALE } from './growth.js';
import { SOURCES } from './sources.js';
import { median, oddValues, smoothed, theilSen, thinned } from './statistics.js';
import type { Voice } from './voice.js';

/** A weight further than this from its neighbours is an error: normal scatter is 4 to 5%. */
const ODD_SHARE = 0.12;

/** Points of a chart and its line: about as many as it has pixels. */
const CHART_POINTS = 1000;
const TREND_POINTS = 400;

const MIN_WEIGHTS = 3;

/** Periods of days in which a change is looked for, the shortest first. */
const WINDOWS = [35, 65, 95, 185] as const;

/** The share of a period that its weights must span. */
const COVERED = 0.4;

/** Shares: up to 5% is scatter, more than 10% unplanned calls for a vet (Provet). */
const SCATTER = 0.05;
const MUCH = 0.1;

/**
 * Days after which the last weight says nothing about today, and days in which the peak is sought.
 */
const STALE = 60;
const REMEMBERED = 730;

/** Days in which a loss of `SCATTER` is asked about within the week. */
const QUICK = 95;

/** Share per week beyond which no weight loss is safe (AAHA 2021). */
const FASTEST = 0.02;

const MONTH = 30.4;

interface Change {
  /** Share of the initial weight; negative for a loss. */
  share: number;
  days: number;
}

/** All weights, which of them are outliers, and those that trends follow. */
function readWeights(facts: readonly DiaryFact[]) {
  const all = facts.flatMap((fact): Weighed[] =>
    fact.kind === 'weight' && fact.value !== null && fact.value > 0 && Number.isFinite(fact.value)
      ? [{ fact, kg: fact.value }]
      : [],
  );
  const odd = oddValues(
    all.map(({ kg }) => kg),
    ODD_SHARE,
  );
  return { all, odd, kept: all.filter((_, index) => !odd[index]) };
}

/** The change over the last days along the robust line; null without enough weights. */
function changeWithin(kept: readonly Weighed[], days: number): Change | null {
  const last = kept.at(-1);
  if (!last) return null;
  const inside = kept.filter(({ fact }) => daysBetween(fact.at, last.fact.at) <= days);
  const [first] = inside;
  if (!first || inside.length < MIN_WEIGHTS) return null;
  const span = daysBetween(first.fact.at, last.fact.at);
  if (span < days * COVERED) return null;
  const line = theilSen(
    inside.map(({ fact, kg }) => ({ x: daysBetween(first.fact.at, fact.at), y: kg })),
  );
  const start = line?.at(0) ?? 0;
  if (!line || start <= 0) return null;
  return { share: (line.at(span) - start) / start, days: Math.max(1, Math.round(span)) };
}

/** How far the last weight lies below the median of the three before. */
function lastDrop(kept: readonly Weighed[]): number {
  const before = kept.slice(-1 - MIN_WEIGHTS, -1).map(({ kg }) => kg);
  const last = kept.at(-1)?.kg ?? 0;
  return before.length < MIN_WEIGHTS ? 0 : 1 - last / median(before);
}

/** How far the weight has fallen from its highest in two years. */
function fromPeak(kept: readonly Weighed[]): Change | null {
  const last = kept.at(-1);
  const recent = kept.filter(
    ({ fact }) => last && daysBetween(fact.at, last.fact.at) <= REMEMBERED,
  );
  if (!last || recent.length < MIN_WEIGHTS) return null;
  const line = smoothed(recent.map(({ kg }) => kg));
  const peak = line.indexOf(Math.max(...line));
  const from = recent[peak];
  if (!from) return null;
  const share = (line.at(-1) ?? 0) / (line[peak] ?? 1) - 1;
  return { share, days: Math.max(1, Math.round(daysBetween(from.fact.at, last.fact.at))) };
}

function adultFinding(
  kept: readonly Weighed[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): Finding {
  const { name } = animal;
  const { weight, days: inDays } = voice.texts;
  const say = (level: Finding['level'], text: string, advice: string): Finding => {
    const sources = [SOURCES.weight, SOURCES.pace];
    const since = kept[0]?.fact.at;
    const finding = voice.finding(
      { kind: 'weight', level, text, advice, sources },
      kept.map(({ fact }) => fact),
    );
    const counted = since ? voice.texts.weights(kept.length, voice.day(since)) : '';
    return { ...finding, evidence: { ...finding.evidence, text: counted } };
  };
  const last = kept.at(-1);
  const age = last ? Math.round(daysBetween(last.fact.at, now)) : 0;
  const old = () => say('unknown', weight.old(inDays(age)), weight.oldAdvice(name));
  if (age > STALE) return old();
  const drop = lastDrop(kept);
  if (drop > MUCH) return say('vet', weight.jump(voice.percent(drop)), weight.jumpAdvice(name));
  const changes = WINDOWS.flatMap((days) => changeWithin(kept, days) ?? []);
  const lost = ({ share, days }: Change) => weight.lost(voice.percent(share), inDays(days));
  const peak = fromPeak(kept);
  const much = [...changes, ...(peak ? [peak] : [])].find(({ share }) => share < -MUCH);
  if (much) return say('vet', lost(much), weight.lostMuch(name));
  const tooFast = changes.find(
    ({ share, days }) => share <= -SCATTER && -share / (days / 7) > FASTEST,
  );
  if (tooFast) return say('vet', lost(tooFast), weight.lostTooFast);
  const quick = changes.find(({ share, days }) => share <= -SCATTER && days <= QUICK);
  if (quick) return say('vet', lost(quick), weight.lostSome(name));
  const longest = changes.at(-1);
  if (!longest) return say('unknown', weight.few, weight.fewAdvice(name));
  if (longest.share <= -SCATTER) return say('watch', lost(longest), weight.lostSlowly);
  if (longest.share >= SCATTER) {
    const text = weight.gained(voice.percent(longest.share), inDays(longest.days));
    if (!isGrowing(animal, last?.kg ?? 0)) return say('watch', text, weight.gainedAdvice);
    return age > YOUNG_STALE ? old() : say('good', text, weight.stillGrowing);
  }
  return say('good', weight.stable(inDays(longest.days)), weight.stableAdvice);
}

/** What the weights show, with the monthly change in percent over the last three months. */
export function readWeight(
  facts: readonly DiaryFact[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): { finding: Finding; series: InsightSeries['weight'] } {
  const { all, odd, kept } = readWeights(facts);
  const trend = smoothed(kept.map(({ kg }) => kg)).map((value, index) => ({
    at: kept[index]?.fact.at.toISOString() ?? '',
    value: Math.round(value * 1000) / 1000,
  }));
  const points = all.map(({ fact, kg }, index) => ({
    entryId: fact.id,
    at: fact.at.toISOString(),
    value: kg,
    ...(odd[index] && { leftOut: true as const }),
  }));
  const quarter = changeWithin(kept, QUICK);
  const series = {
    points: [...thinned(points, CHART_POINTS)],
    trend: kept.length < MIN_WEIGHTS ? [] : [...thinned(trend, TREND_POINTS)],
    healthy: null,
    changePerMonth: quarter ? (quarter.share * 100 * MONTH) / quarter.days : null,
    adultKg: null,
  };
  return {
    finding: readGrowth(kept, animal, voice, now) ?? adultFinding(kept, animal, voice, now),
    series,
  };
}
