import type { Source } from '../contract/chat.js';
import type { Species } from '../contract/species.js';

export const LIFE_STAGES = ['young', 'adult', 'senior'] as const;

export type LifeStage = (typeof LIFE_STAGES)[number];

/** Finer than the stored species: what "altro" stands for. Entries name theirs in `animals`. */
export const ANIMALS = [
  'guinea-pig',
  'hamster',
  'rat',
  'chinchilla',
  'ferret',
  'tortoise',
  'turtle',
  'lizard',
  'snake',
  'fish',
  'horse',
  'donkey',
  'goat',
  'degu',
  'hedgehog',
  'amphibian',
] as const;

export type Animal = (typeof ANIMALS)[number];

/** A question as an owner would type it, with its direct answer. */
export interface Answered {
  question: string;
  /** One or two sentences; yes/no questions begin with the yes or no. */
  answer: string;
}

export interface EntryText {
  title: string;
  /** The whole text: Markdown of `lead`, `parts` and `vet`. */
  body: string;
  /** The direct answer, one paragraph. */
  lead: string;
  /** Paragraphs and single list items between `lead` and `vet`. */
  parts: string[];
  /** When to call the vet. */
  vet: string;
  /** Other words an owner may use for the topic. */
  synonyms: string;
  /** What owners ask most about the topic. */
  questions: Answered[];
}

/** One topic of the handbook, in both languages. */
export interface Entry {
  /** The file name without extension. */
  id: string;
  species: readonly Species[];
  /** Which animals of "altro"; empty for all of them. */
  animals: readonly Animal[];
  /** Empty for every stage of life. */
  stages: readonly LifeStage[];
  sources: Source[];
  /** ISO date of the last review. */
  reviewed: string;
  en: EntryText;
  it: EntryText;
}

/** An entry that a search found. */
export interface Match {
  entry: Entry;
  /** Comparable within one search only. */
  score: number;
  /** The entry's own question that matches the one asked, with its direct answer. */
  answered?: Answered;
  /** How well that question matches, from about 0.6 to 1.3. */
  fit?: number;
  /** Whether everything it asks was asked: only then may its yes or no stay. */
  isCovered?: boolean;
  /** How near its passages come to the question, in the order of `passagesOf`, -1 to 1. */
  nearness?: readonly number[];
  /** Without such a question: the share of the words in its title, synonyms and lead, 0 to 1. */
  named?: number;
}
