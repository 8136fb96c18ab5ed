import type { Finding, InsightSeries } from '../../contract/insights.js';
import { daysBetween, type DiaryFact, type InsightAnimal } from './diary-fact.js';
import { SOURCES } from './sources.js';
import { median, thinned } from './statistics.js';
import type { Voice } from './voice.js';

/** Breaths a minute, asleep: if repeatedly above, ask a vet (Clinician's Brief). */
const HIGH = 30;

/** Highly predictive of heart failure (Pet Cardia). */
const VERY_HIGH = 40;

/** Relative to the animal's own baseline. */
const RISEN = 1.25;

const MIN_COUNTS = 3;

/** Days after which a count says nothing about today. */
const STALE = 30;

/** Counts that make the baseline: the first ones, before anything changed. */
const BASELINE = 10;

/** About as many as a chart has pixels. */
const CHART_POINTS = 1000;

type Breath = DiaryFact & { value: number };

function judged(counts: readonly Breath[], baseline: number, voice: Voice) {
  const { breaths } = voice.texts;
  const [last, before] = [counts.at(-1)?.value ?? 0, counts.at(-2)?.value ?? 0];
  const high = counts.slice(-3).filter(({ value }) => value > HIGH).length;
  const rate = voice.number(last);
  if (last > VERY_HIGH) {
    return ['urgent', breaths.veryHigh(rate), breaths.veryHighAdvice] as const;
  }
  if (high >= 2) return ['vet', breaths.high(rate), breaths.highAdvice] as const;
  if (counts.length > MIN_COUNTS && last >= baseline * RISEN && before >= baseline * RISEN) {
    const text = breaths.risen(rate, voice.number(baseline));
    return ['vet', text, breaths.highAdvice] as const;
  }
  if (last > HIGH) return ['watch', breaths.veryHigh(rate), breaths.highAdvice] as const;
  return counts.length < MIN_COUNTS
    ? (['unknown', breaths.few, breaths.fewAdvice(counts.length)] as const)
    : (['good', breaths.calm(rate), breaths.calmAdvice] as const);
}

/** What breath counts show about a sleeping dog or cat; null without any. */
export function readBreaths(
  facts: readonly DiaryFact[],
  { species }: InsightAnimal,
  voice: Voice,
  now: Date,
): { finding: Finding | null; series: InsightSeries['breaths'] } {
  const counts = facts.filter(
    (fact): fact is Breath =>
      fact.kind === 'breaths' && fact.value !== null && Number.isFinite(fact.value),
  );
  const points = counts.map(({ id, at, value }) => ({ entryId: id, at: at.toISOString(), value }));
  const first = counts.slice(0, BASELINE).map(({ value }) => value);
  const baseline = counts.length < MIN_COUNTS ? null : median(first);
  const series = { points: [...thinned(points, CHART_POINTS)], baseline };
  const isKnown = species === 'cane' || species === 'gatto';
  const last = counts.at(-1);
  if (!isKnown || !last || daysBetween(last.at, now) > STALE) return { finding: null, series };
  const [level, text, advice] = judged(counts, baseline ?? Number.POSITIVE_INFINITY, voice);
  const said = { kind: 'breaths', level, text, advice, sources: [SOURCES.breaths] } as const;
  return { finding: voice.finding(said, counts.slice(-BASELINE)), series };
}
