import type { Finding } from '../../contract/insights.js';
import { capitalized, fold } from '../../language/text.js';
import { daysBetween, type InsightAnimal } from './diary-fact.js';
import type { Occurrence } from './occurrences.js';
import type { Voice } from './voice.js';

/** Days considered, and how many occurrences make a pattern. */
const MONTH = 28;
const PATTERN = 3;

/** Share of the occurrences that the same thing must have preceded. */
const MOSTLY = 0.6;

function mostCommon(values: readonly string[]): { value: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best ? { value: best[0], count: best[1] } : null;
}

/** What happens often, and what comes before it; null if nothing does. */
export function readBehaviour(
  behaviours: readonly Occurrence[],
  { name }: InsightAnimal,
  voice: Voice,
  now: Date,
): Finding | null {
  const recent = behaviours.filter(({ fact }) => daysBetween(fact.at, now) <= MONTH);
  const common = mostCommon(recent.map(({ what }) => what));
  if (!common || common.count < PATTERN) return null;
  const times = recent.filter(({ what }) => what === common.value).map(({ fact }) => fact);
  const before = mostCommon(times.flatMap((fact) => (fact.before ? [fold(fact.before)] : [])));
  const { behaviour } = voice.texts;
  const title = capitalized(common.value);
  const isMostly = before && before.count >= PATTERN && before.count >= MOSTLY * times.length;
  const text = isMostly
    ? behaviour.after(title, before.count, times.length, before.value)
    : behaviour.often(title, times.length);
  const advice = behaviour.advice(name);
  const said = {
    kind: 'behaviour',
    level: 'watch',
    text,
    advice,
    sources: [voice.own('diary')],
  } as const;
  return voice.finding(said, times);
}
