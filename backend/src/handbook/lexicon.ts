import type { Language } from '../contract/languages.js';
import type { Entry } from './entry.js';
import { Spelling } from '../language/spelling.js';
import { fold } from '../language/text.js';
import { namedStage } from './animals.js';
import { STOP_WORDS } from './stop-words.data.js';
import { SYNONYMS } from './synonyms.data.js';
import { indexWord, splitWords, topicWords } from './words.js';

/** A word of a question as the index knows it, with what else it may be called there. */
export interface AskedWord {
  stem: string;
  synonyms: string[];
  /** How much it tells: rare words more than common ones; inverse document frequency. */
  weight: number;
  /** In the search. */
  boost: number;
  /** Whether the handbook has the word at all. */
  isKnown: boolean;
}

/** Of words the handbook does not have: owners tell more than their question. */
const UNKNOWN_WEIGHT = 3;
/** Words for a stage of life describe the animal rather than name a topic. */
const STAGE_BOOST = 0.5;

const plainWords = (text: string): string[] => fold(text).match(/\p{L}{2,}/gu) ?? [];

/** The words of one language: spelling, synonyms and how rare each is. Built once at start. */
export class Lexicon {
  private readonly spelling: Spelling;
  private readonly synonyms = new Map<string, string[]>();
  private readonly entriesWith = new Map<string, number>();
  private readonly inQuestions: ReadonlySet<string>;

  constructor(
    private readonly entries: readonly Entry[],
    readonly language: Language,
  ) {
    const texts = entries.map(({ [language]: text }) => text);
    const naming = texts.flatMap(({ title, synonyms, lead, questions }) =>
      plainWords([title, synonyms, lead, ...questions.map(({ question }) => question)].join(' ')),
    );
    const own = SYNONYMS[language].flatMap(([from]) => plainWords(from));
    const all = texts.flatMap(({ body, questions }) =>
      plainWords([body, ...questions.map(({ answer }) => answer)].join(' ')),
    );
    this.spelling = new Spelling(
      [...naming, ...own, ...all, ...STOP_WORDS[language]],
      [...naming, ...own],
    );
    this.countEntries(texts.map((text) => `${text.title} ${text.synonyms} ${text.body}`));
    const asked = texts.flatMap(({ questions }) => questions.map(({ question }) => question));
    this.inQuestions = new Set(topicWords(asked.join('\n'), language));
    this.readSynonyms();
  }

  /** The words of a question that tell its topic, each once, with slips of the keyboard mended. */
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
    return entries === undefined ? UNKNOWN_WEIGHT : Math.log(1 + this.entries.length / entries);
  }

  private countEntries(texts: string[]): void {
    for (const text of texts) {
      for (const stem of topicWords(text, this.language)) {
        this.entriesWith.set(stem, (this.entriesWith.get(stem) ?? 0) + 1);
      }
    }
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
