/** Characters as every limit counts them: Unicode code points, an emoji of one point being one. */
export const countCharacters = (text: string): number => Array.from(text).length;
