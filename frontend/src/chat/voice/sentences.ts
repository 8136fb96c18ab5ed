/** Characters: Chromium cuts off speech that takes longer than some 15 s. */
const MAX = 180;

/** The last pause before the limit: punctuation, or else a space. */
const cutAt = (sentence: string): number => {
  const start = sentence.slice(0, MAX);
  const pause = Math.max(...[', ', '; ', ': '].map((mark) => start.lastIndexOf(mark)));
  if (pause > MAX / 3) return pause + 1;
  const space = start.lastIndexOf(' ');
  return space > 0 ? space : MAX;
};

const pieces = (sentence: string): string[] => {
  if (sentence.length <= MAX) return [sentence];
  const end = cutAt(sentence);
  return [sentence.slice(0, end).trim(), ...pieces(sentence.slice(end).trim())];
};

/** Splits a text into pieces short enough to read aloud, each a sentence where possible. */
export const sentences = (text: string): string[] =>
  text
    .replaceAll('\t', ', ')
    .split(/\n+|(?<=[.!?…]["”»)]?)\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(pieces);
