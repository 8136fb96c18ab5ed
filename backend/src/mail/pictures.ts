import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coatOf, portraitOf, type Face } from '../contract/portraits.js';

/** The product's mark, at the head of every mail. */
export const MARK = 'mark';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`./pictures/${name}.png`, import.meta.url));

/** The name of a pet's picture, as drawn by `npm run mail-pictures`. */
export const pictureOf = (face: Face): string => `${portraitOf(face)}-${coatOf(face).id}`;

/** The URL of a picture in a mail's HTML: an attachment of the mail, so that nothing is loaded. */
export const addressOf = (name: string): string => `cid:${name}@zampa`;

/** The attachment for a picture that the HTML shows. */
export const attachmentOf = (name: string) => ({
  filename: `${name}.png`,
  content: readFileSync(fileOf(name)),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: `${name}@zampa`,
});
