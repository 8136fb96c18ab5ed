import { SEVERITIES } from '../../contract/diary.js';
import type { WeekCount } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { dayNumber, mondayOf, type DiaryFact } from './diary-fact.js';
import { happenedIn, nameOf } from './naming.js';

/** A symptom or behaviour that occurred. */
export interface Occurrence {
  fact: DiaryFact;
  /** What occurred, in one form for all spellings. */
  what: string;
}

/** All entries about the same thing, oldest first. */
export interface Recurrence {
  what: string;
  entries: DiaryFact[];
}

export const isSymptom = ({ kind }: DiaryFact): boolean => kind === 'symptom';

/** Symptoms that occurred, without the entries that only say that none did. */
export const symptomsIn = (facts: readonly DiaryFact[], language: Language): Occurrence[] =>
  facts.filter(isSymptom).flatMap((fact) => {
    const what = happenedIn(fact.text ?? '', language);
    return what === null ? [] : [{ fact, what }];
  });

export const behavioursIn = (facts: readonly DiaryFact[], language: Language): Occurrence[] =>
  facts
    .filter(({ kind }) => kind === 'behaviour')
    .map((fact) => ({ fact, what: nameOf(fact.text ?? '', language) }));

export function groupsOf(occurrences: readonly Occurrence[]): Recurrence[] {
  const groups = new Map<string, DiaryFact[]>();
  for (const { fact, what } of occurrences) {
    const group = groups.get(what);
    if (group) group.push(fact);
    else groups.set(what, [fact]);
  }
  return [...groups].map(([what, entries]) => ({ what, entries }));
}

/** Events of each week. */
export function weekCounts(occurrences: readonly Occurrence[]): WeekCount[] {
  const weeks = new Map<string, WeekCount>();
  for (const { fact, what } of occurrences) {
    const week = mondayOf(dayNumber(fact.at));
    const key = `${week} ${what}`;
    const one = weeks.get(key) ?? { week, what, count: 0 };
    one.count += 1;
    const rank = SEVERITIES.indexOf(fact.severity ?? 'mild');
    if (fact.severity && rank >= SEVERITIES.indexOf(one.severity ?? 'mild')) {
      one.severity = fact.severity;
    }
    weeks.set(key, one);
  }
  return [...weeks.values()];
}
