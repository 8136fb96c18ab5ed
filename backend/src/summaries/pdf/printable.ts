/** Characters that Windows-1252 has in addition to Latin-1. */
const BEYOND_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Characters that the fonts have an equivalent for. */
const ALIKE: Record<string, string> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

const isPrintable = (character: string): boolean =>
  /^[ -~\u00a0-\u00ff]$/.test(character) || BEYOND_LATIN.has(character);

/** Emoji, and characters that modify or join them. */
const PICTURE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\u{fe00}-\u{fe0f}\u{20e3}]/u;

function oneOf(character: string): string {
  if (isPrintable(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const alike = ALIKE[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (alike !== '' && Array.from(alike).every(isPrintable)) return alike;
  return PICTURE.test(character) || /\p{C}|\p{M}/u.test(character) ? '' : '?';
}

/**
 * A text as the PDF's standard fonts can render it: letters that they lack lose their accents,
 * emoji are dropped, and each character of another script becomes a question mark.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), oneOf).join('').replace(/ {2,}/g, ' ').trim();
