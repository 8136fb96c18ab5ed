import type { SummaryItem } from '../../contract/summaries.js';
import { fold } from '../../language/text.js';
import { toldOf } from './about.js';
import type { SummaryEntry, SummaryFacts } from './facts.js';
import { joined, timeless } from './item.js';
import type { Words } from './words.js';

/** Maximum of medicines in a list: those given last. */
const MOST = 30;

/** One name for all spellings. */
const nameOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The entries of each medicine, oldest first. */
function courses(entries: readonly SummaryEntry[]): SummaryEntry[][] {
  const named = new Map<string, SummaryEntry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'medicine' || entry.text === null) continue;
    const name = nameOf(entry.text);
    const course = named.get(name);
    if (course) course.push(entry);
    else named.set(name, [entry]);
  }
  const lastAt = (course: SummaryEntry[]): number => course.at(-1)?.at.getTime() ?? 0;
  return [...named.values()].toSorted((a, b) => lastAt(a) - lastAt(b)).slice(-MOST);
}

function amountOf(course: readonly SummaryEntry[], words: Words): string | null {
  const amounts = course.map(({ value, unit, kind }) =>
    value === null || unit === null ? null : words.amount(value, unit, kind),
  );
  const last = amounts.findLast((amount) => amount !== null) ?? null;
  if (last === null || course.length === 1) return last;
  const { each, last: sayLast } = words.texts.medicines;
  return amounts.every((amount) => amount === last) ? each(last) : sayLast(last);
}

function courseItem(course: readonly SummaryEntry[], words: Words): SummaryItem | [] {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return [];
  const { once, times } = words.texts.medicines;
  const given =
    course.length === 1
      ? once(words.day(first.at))
      : times(course.length, words.day(first.at), words.day(last.at));
  const detail = joined([given, amountOf(course, words)]);
  return timeless(`medicine:${String(first.id)}`, last.text ?? '', detail);
}

/** What the animal takes, from its profile, the chat and the diary. */
export function medicineItems(facts: SummaryFacts, words: Words): SummaryItem[] {
  const { medicines } = facts.pet;
  const { noted } = words.texts.medicines;
  return [
    ...(medicines === null ? [] : [timeless('fact:medicines', medicines, noted)]),
    ...toldOf(facts, ['medicine']),
    ...courses(facts.entries).flatMap((course) => courseItem(course, words)),
  ];
}
