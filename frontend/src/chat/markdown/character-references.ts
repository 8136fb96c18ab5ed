import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
const LAST_CODE_POINT = 0x10ffff;

const characterOf = (code: number): string =>
  code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\u{fffd}';

/** Replaces references like `&amp;` and `&#39;` by characters. Unknown ones stay as they are. */
export const withCharacters = (text: string): string =>
  text.replace(REFERENCE, (reference: string, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(parseInt(hex, 16));
    return decodeNamedCharacterReference(name ?? '') || reference;
  });
