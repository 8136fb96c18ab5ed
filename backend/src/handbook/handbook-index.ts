import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import type { Language } from '../contract/languages.js';
import { fold } from '../language/text.js';
import { pointsAtPet, type NamedAnimal } from './animals.js';
import { AnsweredQuestions, withoutAnimals, type Asked, type Fitting } from './answered.js';
import type { Entry, EntryText, LifeStage } from './entry.js';
import {
  concerns,
  HALF_NAMING,
  judge,
  SYNONYM_WEIGHT,
  weightOf,
  weightOfFit,
  weightOfNearness,
} from './entry-score.js';
import { EntryWords } from './entry-words.js';
import { intentsOf } from './intents.js';
import { isOfKind, kindsOf, weightOfKinds } from './kinds.js';
import { PassageIndex, tabulatePassages, type PassageTable } from './passages/passage-index.js';
import { Lexicon, tabulateWords, type AskedWord, type LexiconTables } from './lexicon.js';
import { indexWord, splitWords, topicWords } from './words.js';

/** What the entries must fit. */
export interface Fit {
  animals: readonly NamedAnimal[];
  stage?: LifeStage | null;
  name?: string;
  alarmed?: boolean;
  /** Accepts anything with a word of the question in its name. */
  loosely?: boolean;
}

const BOOST = { title: 3.6, synonyms: 2.5, questions: 1.7, lead: 1.5, parts: 1.2 };
/** Share of a question's topic words that an entry must cover, unless two name it. */
const LEAST_COVERAGE = 0.2;
/** The same for a question that shows no animal, unless its fit or score is above these. */
const LEAST_COVERAGE_ALONE = 0.5;
const [LEAST_FIT_ALONE, CLEAR_SCORE] = [0.85, 120];
/** Below this score only a stray word matches. */
const LEAST_SCORE = 9;
/**
 * Owners who write many words tell a story around their question: less of it needs to be covered.
 */
const LONG = 7;
const LONG_SHARE = 0.5;
/** Nearness from which an entry is found whatever its words; the second if no animal is shown. */
const [NEAR, NEAR_ALONE] = [0.6, 0.8];
/** The score of an entry found by its nearness alone; also added to that of the others. */
const UNNAMED_SCORE = 15;
/** Maximum number of topic words read: a story has more than its topic needs. */
const MOST_WORDS = 24;
/** Per language: every new question ranks the earlier ones of its conversation again. */
const MAX_CACHED_RANKINGS = 5000;
/** Lower than usual: a long list of synonyms does not make an entry less about its topic. */
const BM25 = { k: 1, b: 0.3, d: 0.6 };

const optionsOf = (language: Language): Options => ({
  fields: Object.keys(BOOST),
  tokenize: (text) => splitWords(text, language),
  processTerm: (word) => indexWord(word, language),
});

/** Everything that an index derives from the entries, in JSON form. */
export interface IndexTables {
  words: LexiconTables;
  search: AsPlainObject;
  passages: PassageTable;
}

/** Precomputes what would take a starting process seconds. */
export function tabulate(entries: readonly Entry[], language: Language): IndexTables {
  return { ...tabulateWordsOf(entries, language), passages: tabulatePassages(entries, language) };
}

function tabulateWordsOf(
  entries: readonly Entry[],
  language: Language,
): Omit<IndexTables, 'passages'> {
  const index = new MiniSearch(optionsOf(language));
  index.addAll(entries.map(({ id, [language]: text }) => ({ id, ...fieldsOf(text) })));
  return { words: tabulateWords(entries, language), search: index.toJSON() };
}

/** The entries of one language, ranked by BM25 over weighted fields. */
export class HandbookIndex {
  readonly words: EntryWords;
  private readonly lexicon: Lexicon;
  private readonly index: MiniSearch;
  private readonly passages: PassageIndex;
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly answered: ReadonlyMap<string, AnsweredQuestions>;
  /** The kinds of animals that an entry is exclusively about, by its id. */
  private readonly kinds: ReadonlyMap<string, readonly string[]>;
  private readonly rankings = new Map<string, ReadonlyMap<string, number>>();

  constructor(
    entries: readonly Entry[],
    private readonly language: Language,
    tables?: IndexTables,
  ) {
    const { words, search } = tables ?? tabulateWordsOf(entries, language);
    this.passages = new PassageIndex(language, tables?.passages);
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.words = new EntryWords(this.entries, language);
    this.kinds = new Map(entries.map(({ id, en }) => [id, kindsOf(fold(en.title))]));
    this.lexicon = new Lexicon(words, language);
    this.answered = new Map(
      entries.map(({ id, [language]: { title, questions } }) => [
        id,
        new AnsweredQuestions(questions, this.lexicon, new Set(topicWords(title, language))),
      ]),
    );
    this.index = MiniSearch.loadJS(search, optionsOf(language));
  }

  /** The most significant words of a question, without the pet's name and the animals it names. */
  read(question: string, name = ''): AskedWord[] {
    const silent = new Set(topicWords(name, this.language));
    const asked = withoutAnimals(question, this.lexicon).filter(({ stem }) => !silent.has(stem));
    if (asked.length <= MOST_WORDS) return asked;
    return asked.sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
  }

  /** "A tank for a betta" names nothing but the animal: then that is the topic. */
  private readTopic(question: string, name = ''): AskedWord[] {
    const asked = this.read(question, name);
    return asked.length > 0 ? asked : this.lexicon.read(question);
  }

  /** Scores of the entries that fit, by id. */
  rank(question: string, fit: Fit): ReadonlyMap<string, number> {
    const { animals, stage, name, alarmed, loosely } = fit;
    const key = JSON.stringify([question, animals, stage, name, alarmed, loosely]);
    const cached = this.rankings.get(key);
    if (cached) return cached;
    const ranked = this.ranked(question, fit);
    if (this.rankings.size >= MAX_CACHED_RANKINGS) this.rankings.clear();
    this.rankings.set(key, ranked);
    return ranked;
  }

  private ranked(question: string, fit: Fit): ReadonlyMap<string, number> {
    const ranked = new Map<string, number>();
    const asked = this.readTopic(question, fit.name);
    if (asked.length === 0) return ranked;
    const isKnown = fit.animals.some(({ animal }) => animal !== 'unknown');
    const intents = intentsOf(question);
    const { stage } = fit;
    // No passage is about an animal that the handbook does not know.
    const unnamed = isKnown ? UNNAMED_SCORE : 0;
    const isAlone = fit.alarmed !== true && !pointsAtPet(question, fit.name);
    const least = fit.alarmed === true ? 0 : LEAST_COVERAGE;
    for (const result of this.searchFor(asked)) {
      const entry = this.entries.get(result.id as string);
      if (!entry || !concerns(entry, fit.animals)) continue;
      const kinds = this.kinds.get(entry.id) ?? [];
      const { coverage, ofTalk, ...named } = judge(result, asked);
      // "How many litres for a betta": the kind is no topic word, yet names the entry.
      const naming = named.naming + (isOfKind(kinds, fit.animals) ? HALF_NAMING : 0);
      const isNear = fit.loosely === true && naming > 0;
      if (naming === 0) continue;
      const fitting = this.answeredBy(entry.id, {
        words: asked,
        intents,
        animals: fit.animals,
        stage,
      });
      const ofKinds = weightOfKinds(kinds, fit.animals);
      // Advice about another kind applies only where it answers this very question.
      if (ofKinds < 1 && fitting === null) continue;
      const fits = fitting?.fit ?? 0;
      const told = coverage ** (asked.length > LONG ? LONG_SHARE : 1);
      const weight = weightOf(entry, fit.stage) * ofKinds;
      const score = result.score * told * weight * weightOfFit(fitting);
      const isClear = fits > LEAST_FIT_ALONE || score >= CLEAR_SCORE;
      if (isAlone && !isClear && ofTalk < LEAST_COVERAGE_ALONE && !isNear) continue;
      const isUnderstood = fits > 0 || naming > 1 || (naming === 1 && isKnown && coverage >= least);
      if (isNear || (isUnderstood && score >= LEAST_SCORE)) {
        const nearness = this.passages.nearest(entry, question);
        ranked.set(entry.id, (score + unnamed) * weightOfNearness(nearness, asked.length));
      }
    }
    if (isKnown) {
      const nearest = { words: asked.length, least: isAlone ? NEAR_ALONE : NEAR };
      this.addNearest(ranked, question, { ...fit, ...nearest });
    }
    return ranked;
  }

  /** Adds the entries that none of the words names but that still answer the question. */
  private addNearest(
    ranked: Map<string, number>,
    question: string,
    { animals, stage, words, least }: Fit & { words: number; least: number },
  ): void {
    for (const entry of this.entries.values()) {
      if (ranked.has(entry.id) || !concerns(entry, animals)) continue;
      if (weightOfKinds(this.kinds.get(entry.id) ?? [], animals) < 1) continue;
      const nearness = this.passages.nearest(entry, question);
      if (nearness < least) continue;
      const weight = weightOf(entry, stage) * weightOfNearness(nearness, words);
      ranked.set(entry.id, UNNAMED_SCORE * weight);
    }
  }

  /** How near each passage of an entry comes to a question; see `PassageIndex`. */
  nearness(entry: Entry, question: string): number[] {
    return this.passages.nearness(entry, question);
  }

  /** Whether an entry is about one of the animals. */
  concerns(id: string, animals: readonly NamedAnimal[]): boolean {
    const entry = this.entries.get(id);
    return entry !== undefined && concerns(entry, animals);
  }

  /** The entry's own question that matches the one asked, with its answer. */
  answeredBy(id: string, asked: Asked): Fitting | null {
    return this.answered.get(id)?.find(asked) ?? null;
  }

  private searchFor(asked: readonly AskedWord[]): SearchResult[] {
    const weights = new Map<string, number>();
    for (const { synonyms } of asked) for (const one of synonyms) weights.set(one, SYNONYM_WEIGHT);
    for (const { stem, boost } of asked) weights.set(stem, boost);
    return this.index.search([...weights.keys()].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      bm25: BM25,
      boost: BOOST,
      boostTerm: (term) => weights.get(term) ?? 1,
    });
  }
}

function fieldsOf({ title, synonyms, questions, lead, parts, vet }: EntryText) {
  return {
    title,
    synonyms,
    lead,
    questions: questions.map(({ question }) => question).join('\n'),
    parts: [...parts, vet, ...questions.map(({ answer }) => answer)].join('\n'),
  };
}
