import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';

/**
 * What is sent of a text that was typed, pasted or kept: a line end is one character, and what no
 * database stores (NUL, half an emoji) is left out or replaced.
 */
export const questionOf = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();

/** How many characters a question may still get; negative when it has too many. */
export const charactersLeft = (question: string): number =>
  LIMITS.question.max - countCharacters(question);
