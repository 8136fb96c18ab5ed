import type { TriageLevel } from '../../contract/chat.js';
import type { Animal } from '../animals.js';
import type { Text } from '../rule.js';

export type AlarmLevel = Exclude<TriageLevel, 'routine'>;

/** One combination of meanings that makes a sign; see `parsePattern` for `when`. */
export interface SignRule {
  level: AlarmLevel;
  when: string;
  /** Empty for every animal. */
  animals: readonly Animal[];
  /** The learned reader cannot lower it: such words are not said of anything harmless. */
  isCertain?: true;
}

/** What a message says of the owner's animal if it says nothing else. */
export interface Told {
  /** The names of the animals meant; none for what is told of no animal. */
  of?: string;
  /** Of the question; absent for every animal. */
  animals?: readonly Animal[];
  /**
   * Parts of a pattern for folded text in English and Italian: what follows "my goat" or "la mia
   * capra", or whole sentences in which `{mine}` stands for it.
   */
  says: readonly string[];
}

/** Signs with the same reason, steps and sources. */
export interface SignGroup {
  id: string;
  reason: Text;
  /** First aid to give before the call. */
  atOnce?: readonly Text[];
  /** What to do now, after calling the vet. */
  steps: readonly Text[];
  donts: readonly Text[];
  source: string;
  /**
   * A meaning that explains the urgent signs of this group away, because it only looks like
   * illness.
   */
  unless?: string;
  /** By itself a certain emergency. */
  told?: readonly Told[];
  rules: readonly SignRule[];
}

export const emergency = (when: string, ...animals: Animal[]): SignRule => ({
  level: 'emergency',
  when,
  animals,
});

export const certain = (when: string, ...animals: Animal[]): SignRule => ({
  ...emergency(when, ...animals),
  isCertain: true,
});

export const urgent = (when: string, ...animals: Animal[]): SignRule => ({
  level: 'urgent',
  when,
  animals,
});

/** Whether a sign of some animals, or of all if they are none, concerns those meant. */
export const concerns = (of: readonly Animal[], meant: ReadonlySet<Animal>): boolean =>
  of.length === 0 || of.some((animal) => meant.has(animal));
