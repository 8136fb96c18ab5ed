import { text, type Block } from './content.js';

/** A person's text, line by line. */
export const paragraphs = (words: string): Block[] =>
  words
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map(text);
