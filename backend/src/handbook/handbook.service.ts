import { readdirSync, readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Species } from '../contract/species.js';
import { parseEntry } from './entry-parser.js';
import { LANGUAGES, type Entry, type Language } from './entry.js';
import { namedAnimal, type NamedAnimal } from './named-animal.js';
import { indexWord, splitWords, topicWords } from './words.js';

// The door of this room: other rooms import from here only.
export { namedAnimal } from './named-animal.js';
export { topicWords } from './words.js';

export interface HandbookQuery {
  question: string;
  /** Earlier questions of the user, the newest last. */
  history: string[];
  /** Of the selected pet; an animal named in the question counts instead. */
  species: Species;
  language: Language;
  /** An alarm leaves little time to choose words: one that names the topic is enough. */
  alarmed?: boolean;
}

export interface Match {
  entry: Entry;
  /** Comparable within one search only. */
  score: number;
}

const BOOST = { title: 3, synonyms: 2.5, body: 1 };
/** Share of a question's topic words that an entry must know, unless two name it. */
const LEAST_COVERAGE = 0.3;
/** What an earlier question adds to a follow-up, against 1 for the follow-up itself. */
const EARLIER_WEIGHT = 0.3;
/** A follow-up carries at most this many topic words of its own. */
const FOLLOW_UP_WORDS = 2;
const CONNECTIVE =
  /^\W*(?:and|what about|how about|but|also|then|or|e|ed|ma|anche|poi|oppure|invece)\b/i;
/** Below it only a stray word fits. */
const LEAST_SCORE = 6;
/** Entries on one stage of life stand back unless the question names the stage. */
const ONE_STAGE_WEIGHT = 0.7;
const MOST = 8;

const ENTRIES = new URL('./entries/', import.meta.url);

/** The pet-care handbook: all entries and their search, in memory. */
@Injectable()
export class HandbookService {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly indexes: Record<Language, MiniSearch>;

  /** Throws an error naming the file when an entry is not well formed. */
  constructor() {
    const files = readdirSync(ENTRIES).filter((name) => name.endsWith('.md'));
    const entries = files.map((name) =>
      parseEntry(name, readFileSync(new URL(name, ENTRIES), 'utf8')),
    );
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    const [en, it] = LANGUAGES.map((language) => buildIndex(entries, language));
    this.indexes = { en, it } as Record<Language, MiniSearch>;
  }

  /**
   * Entries that answer the question, best first; none when nothing fits. A follow-up ("and how
   * often?") takes its topic from the newest earlier question that has one. Never throws.
   */
  search({ question, history, species, language, alarmed = false }: HandbookQuery): Match[] {
    const ownAnimal = namedAnimal(question);
    const coverage = alarmed ? 0 : LEAST_COVERAGE;
    const own = this.rank(question, language, ownAnimal, species, coverage);
    if (isFollowUp(question, language, own.size > 0)) {
      const earlier = this.rankEarlier(history, language, ownAnimal, species);
      for (const [id, score] of earlier) {
        own.set(id, (own.get(id) ?? 0) + EARLIER_WEIGHT * score);
      }
    }
    return [...own]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST)
      .flatMap(([id, score]) => {
        const entry = this.entries.get(id);
        return entry ? [{ entry, score }] : [];
      });
  }

  private rankEarlier(
    history: string[],
    language: Language,
    animal: NamedAnimal | null,
    species: Species,
  ): Map<string, number> {
    for (const question of history.toReversed()) {
      const ranked = this.rank(question, language, animal ?? namedAnimal(question), species);
      if (ranked.size > 0) return ranked;
    }
    return new Map();
  }

  private rank(
    text: string,
    language: Language,
    animal: NamedAnimal | null,
    species: Species,
    coverage = LEAST_COVERAGE,
  ): Map<string, number> {
    const asked = topicWords(text, language);
    const ranked = new Map<string, number>();
    if (asked.length === 0) return ranked;
    const animalWords = topicWords(animal?.word ?? '', language);
    for (const result of this.indexes[language].search(text)) {
      const entry = this.entries.get(result.id as string);
      if (!entry || !isAbout(entry, language, animal, species)) continue;
      const known = result.queryTerms.length / asked.length;
      const score = result.score * known * (entry.stages.length === 1 ? ONE_STAGE_WEIGHT : 1);
      const names = namingWords(result).filter(
        (word) => !isGeneral(entry) || !animalWords.includes(word),
      );
      const isUnderstood = names.length > 1 || (names.length === 1 && known >= coverage);
      if (isUnderstood && score >= LEAST_SCORE) ranked.set(entry.id, score);
    }
    return ranked;
  }
}

const isGeneral = (entry: Entry): boolean => entry.species.length > 1;

function isFollowUp(question: string, language: Language, isFound: boolean): boolean {
  if (isFound && !CONNECTIVE.test(question)) return false;
  return topicWords(question, language).length <= FOLLOW_UP_WORDS;
}

/** An entry about one of the other animals counts only for the animal that is named. */
function isAbout(
  entry: Entry,
  language: Language,
  animal: NamedAnimal | null,
  species: Species,
): boolean {
  if (!entry.species.includes(animal?.species ?? species)) return false;
  if (animal?.species !== 'altro' || isGeneral(entry)) return true;
  const { title, synonyms } = entry[language];
  const known = topicWords(`${title} ${synonyms}`, language);
  return topicWords(animal.word, language).every((word) => known.includes(word));
}

function buildIndex(entries: Entry[], language: Language): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'synonyms', 'body'],
    tokenize: (text) => splitWords(text, language),
    processTerm: (word) => indexWord(word, language),
    searchOptions: {
      boost: BOOST,
      prefix: (word) => word.length >= 5,
      fuzzy: (word) => (word.length >= 5 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  index.addAll(entries.map(({ id, [language]: text }) => ({ id, ...text })));
  return index;
}

/** Words of the question that stand in the title or the synonyms, not only in the body. */
const namingWords = ({ match, queryTerms, terms }: SearchResult): string[] => {
  const naming = terms.filter((term) => match[term]?.some((field) => field !== 'body'));
  return naming.length >= queryTerms.length ? queryTerms : naming;
};
