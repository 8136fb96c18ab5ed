import { readdirSync, readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import type { Species } from '../contract/species.js';
import { LANGUAGES, type Language } from '../contract/languages.js';
import { namedAnimals, type NamedAnimal, namedStage } from './animals.js';
import { parseEntry } from './entry-parser.js';
import { type Answered, type Entry, type LifeStage } from './entry.js';
import { readFollowUp, type Inheritance } from './follow-up.js';
import { intentsOf } from './intents.js';
import type { AskedWord } from './lexicon.js';
import { HandbookIndex } from './handbook-index.js';

// The door of this room: other rooms import from here only.
export { namedAnimals, type NamedAnimal } from './animals.js';
export { namedStage } from './animals.js';
export { FIGURES, intentsOf, TELLS, type Intent } from './intents.js';
export { topicWords } from './words.js';

export interface HandbookQuery {
  question: string;
  /** Earlier questions of the user, the newest last. */
  history: string[];
  /** Of the selected pet; an animal named in the question counts instead. */
  species: Species;
  language: Language;
  /** Of the selected pet: tells what "altro" stands for. */
  breed?: string | null;
  /** Of the selected pet; it says nothing about a topic. */
  name?: string;
  /** Of the selected pet; a stage named in the question counts instead. */
  stage?: LifeStage | null;
  /** An alarm leaves little time to choose words: one that names the topic is enough. */
  alarmed?: boolean;
}

export interface Match {
  entry: Entry;
  /** Comparable within one search only. */
  score: number;
  /** The entry's own question that is the one asked, with its direct answer. */
  answered?: Answered;
}

type Ranking = Map<string, number>;

interface Earlier {
  ranked: Ranking;
  asked: AskedWord[];
}

/** From this score on the words of a follow-up count in full. */
const CLEAR_SCORE = 40;
const EARLIER_WORD_WEIGHT = 0.5;
/** Below it nothing is near. */
const NEAR_SCORE = 15;
const MOST = 8;

const ENTRIES = new URL('./entries/', import.meta.url);

/** The pet-care handbook: all entries and their search, in memory. */
@Injectable()
export class HandbookService {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly indexes: ReadonlyMap<Language, HandbookIndex>;

  /** Throws an error naming the file when an entry is not well formed. */
  constructor() {
    const files = readdirSync(ENTRIES).filter((name) => name.endsWith('.md'));
    const entries = files.map((name) =>
      parseEntry(name, readFileSync(new URL(name, ENTRIES), 'utf8')),
    );
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.indexes = new Map(
      LANGUAGES.map((language) => [language, new HandbookIndex(entries, language)]),
    );
  }

  /**
   * Entries that answer the question, best first; none when nothing fits. A follow-up ("and how
   * often?") takes its topic from the newest earlier question that has one. Never throws.
   */
  search(query: HandbookQuery): Match[] {
    const { question, history, language } = query;
    const index = this.indexes.get(language);
    if (!index) return [];
    const named = namedAnimals(question);
    const asked = index.read(question, query.name);
    const inherits = history.length > 0 ? readFollowUp(question, asked, language) : null;
    const animals = this.animalsOf(query, named, inherits !== null);
    const stage = namedStage(question);
    const own = index.rank(question, { ...query, animals, stage: stage ?? query.stage ?? null });
    const earlier = inherits ? this.findEarlier(query, index, animals, stage) : null;
    const ranked = inherits && earlier ? inherit(own, earlier.ranked, inherits) : own;
    const inMind = {
      words: [...asked, ...(earlier?.asked ?? [])],
      intents: intentsOf(question),
      animals,
      isBare: asked.length === 0,
    };
    return this.read(ranked).map((match) => {
      const answered = index.answeredBy(match.entry.id, inMind)?.answered;
      return answered ? { ...match, answered } : match;
    });
  }

  /** An entry by its id, as a match behind all others. */
  find(id: string): Match | null {
    const entry = this.entries.get(id);
    return entry ? { entry, score: 0 } : null;
  }

  /** Entries that come near a question on which `search` finds nothing, best first. */
  nearest(query: HandbookQuery): Match[] {
    const animals = this.animalsOf(query, namedAnimals(query.question), false);
    const fit = { animals, name: query.name ?? '', loosely: true };
    const ranked =
      this.indexes.get(query.language)?.rank(query.question, fit) ?? new Map<string, number>();
    return this.read(ranked).filter(({ score }) => score >= NEAR_SCORE);
  }

  private read(ranked: Ranking): Match[] {
    return [...ranked]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST)
      .flatMap(([id, score]) => {
        const entry = this.entries.get(id);
        return entry ? [{ entry, score }] : [];
      });
  }

  private animalsOf(
    { history, species, breed }: HandbookQuery,
    named: NamedAnimal[],
    inherits: boolean,
  ): readonly NamedAnimal[] {
    if (named.length > 0) return named;
    const earlier = inherits
      ? history
          .toReversed()
          .map(namedAnimals)
          .find((one) => one.length > 0)
      : undefined;
    if (earlier) return earlier;
    const ofBreed = species === 'altro' ? namedAnimals(breed ?? '') : [];
    return ofBreed.length > 0 ? ofBreed : [{ species, word: '' }];
  }

  /** The newest earlier question that has a topic of its own. */
  private findEarlier(
    query: HandbookQuery,
    index: HandbookIndex,
    animals: readonly NamedAnimal[],
    newStage: LifeStage | null,
  ): Earlier | null {
    for (const question of query.history.toReversed()) {
      const isFirst = question === query.history[0];
      const words = index.read(question, query.name);
      const follows = readFollowUp(question, words, query.language);
      if (!isFirst && follows && follows.own < 1) continue;
      const stage = newStage ?? namedStage(question) ?? query.stage ?? null;
      const ranked = index.rank(question, { ...query, animals, stage });
      const asked = words.map((word) => ({ ...word, weight: word.weight * EARLIER_WORD_WEIGHT }));
      if (ranked.size > 0) return { ranked, asked };
    }
    return null;
  }
}

/** The topic of the earlier question, turned by the words of the new one. */
function inherit(own: Ranking, earlier: Ranking, weight: Inheritance): Ranking {
  const topOf = (ranking: Ranking) => Math.max(...ranking.values(), 1);
  const ownTop = Math.max(topOf(own), CLEAR_SCORE);
  const earlierTop = topOf(earlier);
  const sum = new Map<string, number>();
  for (const id of [...own.keys(), ...earlier.keys()]) {
    const ofOwn = (weight.own * (own.get(id) ?? 0)) / ownTop;
    const ofEarlier = (weight.earlier * (earlier.get(id) ?? 0)) / earlierTop;
    sum.set(id, CLEAR_SCORE * (ofOwn + ofEarlier));
  }
  return sum;
}
