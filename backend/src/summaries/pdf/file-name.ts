import { fold } from '../../language/text.js';

const LONGEST = 40;

/** A name of ASCII for a download, such as `zampa-micia-2026-11-23.pdf`. */
export function fileName(petName: string, date: string): string {
  const name = fold(petName)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return ['zampa', ...(name === '' ? [] : [name]), `${date}.pdf`].join('-');
}
