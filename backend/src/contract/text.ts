/** Counts characters as all limits do: in Unicode code points. */
export const countCharacters = (text: string): number => Array.from(text).length;
