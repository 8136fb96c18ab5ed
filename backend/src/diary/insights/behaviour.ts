import type { Finding } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { capitalized, fold } from '../../language/text.js';
import { within, type DiaryFact, type InsightAnimal } from './diary-fact.js';
import { nameOf } from './naming.js';
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
  facts: readonly DiaryFact[],
  { name }: InsightAnimal,
  voice: Voice,
  { language, now }: { language: Language; now: Date },
): Finding | null {
  const recent = within(
    facts.filter(({ kind }) => kind === 'behaviour'),
    MONTH,
    now,
  );
  const what = (fact: DiaryFact): string => nameOf(fact.text ?? '', language);
  const common = mostCommon(recent.map(what));
  if (!common || common.count < PATTERN) return null;
  const times = recent.filter((fact) => what(fact) === common.value);
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
