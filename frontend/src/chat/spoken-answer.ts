import { plainText } from './plain-text';

/** As much as is read out in one go: more than two minutes of speech. */
const MOST = 2_000;
const SENTENCE_END = /[.!?…:;](?=\s)|\n/g;

/** The beginning of a paragraph, up to the end of a sentence or, failing that, of a word. */
const beginning = (paragraph: string, room: number): string => {
  const cut = paragraph.slice(0, room);
  const end = [...cut.matchAll(SENTENCE_END)].at(-1);
  return cut.slice(0, end ? end.index + 1 : cut.lastIndexOf(' ')).trim();
};

/**
 * An answer's words by paragraphs, as a screen reader says them; those of a very long one end
 * early, with `more` behind them.
 */
export const spokenAnswer = (markdown: string, more: string): string[] => {
  const said: string[] = [];
  let room = MOST;
  for (const paragraph of plainText(markdown).split('\n\n')) {
    if (paragraph.length > room) return [...said, beginning(paragraph, room), more].filter(Boolean);
    if (paragraph.trim() !== '') said.push(paragraph);
    room -= paragraph.length;
  }
  return said;
};
