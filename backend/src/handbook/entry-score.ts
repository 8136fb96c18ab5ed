import type { SearchResult } from 'minisearch';
import { SPECIES } from '../contract/species.js';
import type { NamedAnimal } from './animals.js';
import type { Fitting } from './answered.js';
import type { Entry, LifeStage } from './entry.js';
import type { AskedWord } from './lexicon.js';

const NAMING = new Set(['title', 'synonyms']);
/** A word that occurs only in an answered question counts half as naming the topic. */
export const HALF_NAMING = 0.5;
export const SYNONYM_WEIGHT = 0.5;
/** Weight of words unknown to the handbook, if nothing shows that an animal is meant. */
const FOREIGN_WEIGHT = 6;
/** What an answered question adds to its entry's score: little if similar, much if the same. */
const FIT_WEIGHT = 3;
const SAME_WEIGHT = 2;
const OWN_STAGE_WEIGHT = 1.3;
/** Entries on another stage of life rank lower unless the question names it. */
const OTHER_STAGE_WEIGHT = 0.2;
const [STEEPNESS, USUAL_NEARNESS, ENOUGH_WORDS] = [6, 0.55, 4];
const ONE_SPECIES_WEIGHT = 1.8;
const SOME_SPECIES_WEIGHT = 1.6;

/** Share of the words' weight that is found, 0 to 1. */
export function shareOf(asked: readonly AskedWord[], isFound: (stem: string) => boolean): number {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const found = asked.filter(({ stem, synonyms }) => [stem, ...synonyms].some(isFound));
  return all === 0 ? 0 : found.reduce((sum, { weight }) => sum + weight, 0) / all;
}

/** What the entry's own question adds to its score, as a factor. */
export const weightOfFit = (fitting: Fitting | null): number =>
  fitting === null ? 1 : (1 + FIT_WEIGHT * fitting.fit ** 4) * (fitting.isSame ? SAME_WEIGHT : 1);

/**
 * Factor of an entry's score for the nearness of its nearest passage: weaker for a question of few
 * topic words, since these carry its meaning. Chosen on `answer-1`, where any steepness from 6 to
 * 12 puts the right entry first equally often.
 */
export const weightOfNearness = (nearness: number, words: number): number =>
  Math.exp(STEEPNESS * Math.min(1, words / ENOUGH_WORDS) * (nearness - USUAL_NEARNESS));

/** How much of a question a result covers, and how many of its words name the entry. */
export function judge({ match }: SearchResult, asked: readonly AskedWord[]) {
  let known = 0;
  let naming = 0;
  for (const { stem, synonyms, weight } of asked) {
    const own = match[stem];
    const fields = own ?? synonyms.flatMap((one) => match[one] ?? []);
    if (fields.length === 0) continue;
    known += weight * (own ? 1 : SYNONYM_WEIGHT);
    if (fields.some((field) => NAMING.has(field))) naming += 1;
    else if (fields.includes('questions')) naming += HALF_NAMING;
  }
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const foreign = asked.filter(({ isKnown }) => !isKnown).length * FOREIGN_WEIGHT;
  return { coverage: known / all, ofTalk: known / (all + foreign), naming };
}

/** Entries on the asked animal and stage of life rank higher. */
export function weightOf({ stages, species }: Entry, stage: LifeStage | null | undefined): number {
  const ofAnimal =
    species.length === 1
      ? ONE_SPECIES_WEIGHT
      : species.length < SPECIES.length
        ? SOME_SPECIES_WEIGHT
        : 1;
  if (stages.length === 0) return ofAnimal;
  return ofAnimal * (stages.includes(stage ?? 'adult') ? OWN_STAGE_WEIGHT : OTHER_STAGE_WEIGHT);
}

/** An entry about one animal of "altro" counts only for that animal. */
export const concerns = (entry: Entry, animals: readonly NamedAnimal[]): boolean =>
  animals.some(
    ({ species, animal }) =>
      entry.species.includes(species) &&
      (species !== 'altro' ||
        entry.animals.length === 0 ||
        animal === undefined ||
        entry.animals.some((one) => one === animal)),
  );
