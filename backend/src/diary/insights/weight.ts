import type { Finding, InsightSeries } from '../../contract/insights.js';
import { daysBetween, type DiaryFact, type InsightAnimal, type Weighed } from './diary-fact.js';
import { isGrowing, readGrowth, YOUNG_STALE } from './growth.js';
import { SOURCES } from './sources.js';
import { isSmallAnimal, smallLossOf, type Said } from './small-animal-weight.js';
import { oddValues, smoothed, thinned } from './statistics.js';
import type { Voice } from './voice.js';
import {
  changesOf,
  changeWithin,
  fromPeak,
  lastDrop,
  MIN_WEIGHTS,
  type Change,
} from './weight-change.js';

/** A weight further than this from its neighbours is an error: normal scatter is 4 to 5%. */
const ODD_SHARE = 0.12;

/** Points of a chart and its line: about as many as it has pixels. */
const CHART_POINTS = 1000;
const TREND_POINTS = 400;

/** Shares: up to 5% is scatter, more than 10% unplanned calls for a vet (Provet). */
const SCATTER = 0.05;
const MUCH = 0.1;

/** Days after which the last weight says nothing about today. */
const STALE = 60;

/** Days in which a loss of `SCATTER` is asked about within the week. */
const QUICK = 95;

/** Share per week beyond which no weight loss is safe (AAHA 2021). */
const FASTEST = 0.02;

const MONTH = 30.4;

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

/** What is said about a loss; null if there is none. */
function lossOf(kept: readonly Weighed[], { name }: InsightAnimal, voice: Voice): Said | null {
  const { weight, days: inDays } = voice.texts;
  const drop = lastDrop(kept);
  if (drop > MUCH) return ['vet', weight.jump(voice.percent(drop)), weight.jumpAdvice(name)];
  const changes = changesOf(kept);
  const lost = ({ share, days }: Change) => weight.lost(voice.percent(share), inDays(days));
  const peak = fromPeak(kept);
  const much = [...changes, ...(peak ? [peak] : [])].find(({ share }) => share < -MUCH);
  if (much) return ['vet', lost(much), weight.lostMuch(name)];
  const tooFast = changes.find(
    ({ share, days }) => share <= -SCATTER && -share / (days / 7) > FASTEST,
  );
  if (tooFast) return ['vet', lost(tooFast), weight.lostTooFast];
  const quick = changes.find(({ share, days }) => share <= -SCATTER && days <= QUICK);
  if (quick) return ['vet', lost(quick), weight.lostSome(name)];
  const longest = changes.at(-1);
  const isSlow = longest && longest.share <= -SCATTER;
  return isSlow ? ['watch', lost(longest), weight.lostSlowly] : null;
}

/** What is said about a weight that did not fall. */
function gainOf(
  kept: readonly Weighed[],
  animal: InsightAnimal,
  voice: Voice,
  { isSmall, isOld }: { isSmall: boolean; isOld: boolean },
): Said | null {
  const { weight, days: inDays } = voice.texts;
  const longest = changesOf(kept).at(-1);
  if (!longest) return ['unknown', weight.few, weight.fewAdvice(animal.name)];
  const time = inDays(longest.days);
  if (longest.share < SCATTER) {
    return ['good', weight.stable(time), isSmall ? weight.smallStable : weight.stableAdvice];
  }
  const text = weight.gained(voice.percent(longest.share), time);
  if (!isGrowing(animal, kept.at(-1)?.kg ?? 0)) return ['watch', text, weight.gainedAdvice];
  return isOld ? null : ['good', text, weight.stillGrowing];
}

function adultFinding(
  kept: readonly Weighed[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): Finding {
  const { weight, days: inDays } = voice.texts;
  const [first, last] = [kept[0], kept.at(-1)];
  const age = last ? Math.round(daysBetween(last.fact.at, now)) : 0;
  const isSmall = last !== undefined && isSmallAnimal(animal, last.kg);
  const old: Said = ['unknown', weight.old(inDays(age)), weight.oldAdvice(animal.name)];
  const loss = () => (isSmall ? smallLossOf : lossOf)(kept, animal, voice);
  const gain = () => gainOf(kept, animal, voice, { isSmall, isOld: age > YOUNG_STALE });
  const [level, text, advice] = age > STALE ? old : (loss() ?? gain() ?? old);
  const sources = isSmall ? [SOURCES.smallWeight] : [SOURCES.weight, SOURCES.pace];
  const finding = voice.finding(
    { kind: 'weight', level, text, advice, sources },
    kept.map(({ fact }) => fact),
  );
  const counted = first ? voice.texts.weights(kept.length, voice.day(first.fact.at)) : '';
  return { ...finding, evidence: { ...finding.evidence, text: counted } };
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
