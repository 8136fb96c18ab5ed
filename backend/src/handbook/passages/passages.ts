import type { Language } from '../../contract/languages.js';
import type { Answered, Entry } from '../entry.js';

/** What an answer may begin with: a piece of an entry that can stand alone. */
export interface Passage {
  entry: Entry;
  /** As it stands in the entry; of a question, its answer. */
  text: string;
  /** If the entry has it as an answer: with its question. */
  answered?: Answered;
  /** What it is embedded by. */
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
