import type { DiaryKind, Severity } from '../../contract/diary.js';
import type { Sex } from '../../contract/pets.js';
import type { Species } from '../../contract/species.js';

/** An entry as findings read it. */
export interface DiaryFact {
  id: number;
  kind: DiaryKind;
  at: Date;
  /** In base units: kg, g of food or kcal by `unit`, °C; breaths a minute. */
  value: number | null;
  unit: string | null;
  text: string | null;
  severity: Severity | null;
  before: string | null;
  kcalPer100g: number | null;
}

/** An entry with its weight. */
export interface Weighed {
  fact: DiaryFact;
  kg: number;
}

/** What findings know about the animal. */
export interface InsightAnimal {
  name: string;
  species: Species;
  /** By the breed of another animal. */
  isReptile: boolean;
  /** Years, including their fraction if the birth date is known. */
  age: number | null;
  /** Days, if the birth date is known. */
  ageDays: number | null;
  sex: Sex | null;
  neutered: boolean | null;
  weightKg: number | null;
  conditions: string | null;
}

/** Whether all that is known of the age is that it is less than a year: "0 years", no birth date. */
export const isSomehowYoung = ({ age, ageDays }: Pick<InsightAnimal, 'age' | 'ageDays'>): boolean =>
  age === 0 && ageDays === null;

const DAY_MS = 86_400_000;

/** Days between two moments. */
export const daysBetween = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / DAY_MS;

/** The day of a moment in UTC, counted from 1970. */
export const dayNumber = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);

/** Its ISO date. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The ISO date of the Monday of a day's week. 1 January 1970 was a Thursday. */
export const mondayOf = (day: number): string => isoDay(day - ((day + 3) % 7));

/** Those of the last days. */
export const within = (
  facts: readonly DiaryFact[],
  days: number,
  now: Date,
): readonly DiaryFact[] => facts.filter(({ at }) => daysBetween(at, now) <= days);
