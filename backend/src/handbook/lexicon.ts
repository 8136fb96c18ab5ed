import type { Language } from '../contract/languages.js';
import type { Entry } from './entry.js';
import { Spelling } from '../language/spelling.js';
import { fold } from '../language/text.js';
import { namedStage } from './animals.js';
import { STOP_WORDS } from './stop-words.data.js';
import { SYNONYMS } from './synonyms.data.js';
import { indexWord, splitWords, topicWords } from './words.js';

/** A word of a question in the form that the index uses, with its synonyms there. */
export interface AskedWord {
  stem: string;
  synonyms: string[];
  /** How significant it is: rare words more than common ones; inverse document frequency. */
  weight: number;
  /** Its factor in the search. */
  boost: number;
  /** Whether the handbook has the word at all. */
  isKnown: boolean;
}

/** Weight of words unknown to the handbook: owners say more than their question. */
const UNKNOWN_WEIGHT = 3;
/** Words for a stage of life describe the animal rather than name a topic. */
const STAGE_BOOST = 0.5;

const plainWords = (text: string): string[] => fold(text).match(/\p{L}{2,}/gu) ?? [];

/** The words of all entries in one language, in JSON form. */
export interface LexiconTables {
  /** Number of entries in the handbook. */
  entries: number;
  /** Words that are never corrected. */
  words: string[];
  /** Words of names and questions that a mistyped word may be corrected to. */
  targets: string[];
  /** Number of entries that contain a stem. */
  entriesWith: [stem: string, entries: number][];
  /** Stems of the questions that have an answer of their own. */
  inQuestions: string[];
}

export function tabulateWords(entries: readonly Entry[], language: Language): LexiconTables {
  const texts = entries.map(({ [language]: text }) => text);
  const naming = texts.flatMap(({ title, synonyms, lead, questions }) =>
    plainWords([title, synonyms, lead, ...questions.map(({ question }) => question)].join(' ')),
  );
  const own = SYNONYMS[language].flatMap(([from]) => plainWords(from));
  const all = texts.flatMap(({ body, questions }) =>
    plainWords([body, ...questions.map(({ answer }) => answer)].join(' ')),
  );
  const targets = [...new Set([...naming, ...own])];
  const asked = texts.flatMap(({ questions }) => questions.map(({ question }) => question));
  return {
    entries: entries.length,
    words: [...new Set([...targets, ...all, ...STOP_WORDS[language]])],
    targets,
    entriesWith: countEntries(
      texts.map((text) => `${text.title} ${text.synonyms} ${text.body}`),
      language,
    ),
    inQuestions: topicWords(asked.join('\n'), language),
  };
}

function countEntries(texts: string[], language: Language): [string, number][] {
  const entriesWith = new Map<string, number>();
  for (const text of texts) {
    for (const stem of topicWords(text, language)) {
      entriesWith.set(stem, (entriesWith.get(stem) ?? 0) + 1);
    }
  }
  return [...entriesWith];
}

/** The words of one language: spelling, synonyms and rarity. */
export class Lexicon {
  private readonly spelling: Spelling;
  private readonly synonyms = new Map<string, string[]>();
  private readonly entriesWith: ReadonlyMap<string, number>;
  private readonly inQuestions: ReadonlySet<string>;
  private readonly entries: number;

  constructor(
    { entries, words, targets, entriesWith, inQuestions }: LexiconTables,
    readonly language: Language,
  ) {
    this.entries = entries;
    this.spelling = new Spelling(words, targets);
    this.entriesWith = new Map(entriesWith);
    this.inQuestions = new Set(inQuestions);
    this.readSynonyms();
  }

  /** The topic words of a question, each once, with typing slips corrected. */
  read(question: string): AskedWord[] {
    const asked = new Map<string, AskedWord>();
    for (const word of splitWords(question, this.language)) {
      const stem = indexWord(this.spelling.correct(word), this.language);
      if (stem === null || asked.has(stem)) continue;
      const boost = namedStage(word) === null ? 1 : STAGE_BOOST;
      asked.set(stem, {
        stem,
        synonyms: this.synonyms.get(stem) ?? [],
        weight: this.weightOf(stem) * boost,
        boost,
        isKnown:
          this.entriesWith.has(stem) || this.synonyms.has(stem) || this.inQuestions.has(stem),
      });
    }
    return [...asked.values()];
  }

  private weightOf(stem: string): number {
    const entries = this.entriesWith.get(stem);
    return entries === undefined ? UNKNOWN_WEIGHT : Math.log(1 + this.entries / entries);
  }

  private readSynonyms(): void {
    for (const [from, to] of SYNONYMS[this.language]) {
      const targets = topicWords(to, this.language);
      for (const stem of topicWords(from, this.language)) {
        const known = this.synonyms.get(stem) ?? [];
        const all = [...known, ...targets.filter((one) => one !== stem)];
        this.synonyms.set(stem, [...new Set(all)]);
      }
    }
  }
}
