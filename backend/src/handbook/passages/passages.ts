import type { Language } from '../../contract/languages.js';
import type { Answered, Entry } from '../entry.js';

/** What an answer may begin with: a piece of an entry that can stand alone. */
export interface Passage {
  entry: Entry;
  /** Its text in the entry; the answer if it answers a question. */
  text: string;
  /** The question with its answer, if the passage is one. */
  answered?: Answered;
  /** The text that its embedding is computed from. */
  says: string;
}

const MARK = /^- /;

/** The passages of an entry in one language, in its order: the lead, the parts, the answers. */
export function passagesOf(entry: Entry, language: Language): Passage[] {
  const { title, lead, parts, questions } = entry[language];
  return [
    { entry, text: lead, says: `${title}. ${lead}` },
    ...parts.map((part) => part.replace(MARK, '')).map((text) => ({ entry, text, says: text })),
    ...questions.map((answered) => ({
      entry,
      text: answered.answer,
      answered,
      says: `${answered.question} ${answered.answer}`,
    })),
  ];
}
