import type { Language } from '../../contract/languages.js';
import type { Entry } from '../entry.js';

/** What an answer may begin with: a piece of an entry that can stand alone. */
export interface Passage {
  entry: Entry;
  /** As it stands in the entry; of a question, its answer. */
  text: string;
  /** The question that it answers, if the entry has one. */
  question?: string;
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
    ...questions.map(({ question, answer }) => ({
      entry,
      text: answer,
      question,
      says: `${question} ${answer}`,
    })),
  ];
}
