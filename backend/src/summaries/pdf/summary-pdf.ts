import { buffer } from 'node:stream/consumers';
import type { Summary } from '../../contract/summaries.js';
import { Words } from '../build/words.js';
import { fileName } from './file-name.js';
import { printed } from './lines.js';
import { printable } from './printable.js';
import { Sheet } from './sheet.js';

/** A summary on paper: its bytes, and a name for the download. */
export async function pdfOf({
  snapshot,
  createdAt,
}: Summary): Promise<{ bytes: Uint8Array; name: string }> {
  const { language, timeZone, title, petName, sections } = snapshot;
  const madeAt = new Date(createdAt);
  // Loaded at the first download, not when the process starts.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 40, bottom: 40, left: 48, right: 48 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: 'Zampa', CreationDate: madeAt },
  });
  const bytes = buffer(document);
  const words = new Words(language, timeZone);
  const { asOf, from, more } = words.texts.page;
  new Sheet(document, more).write({
    title: printable(title),
    under: printable(asOf(words.day(madeAt))),
    sections: printed(sections, words),
    foot: printable(from),
  });
  document.end();
  return { bytes: await bytes, name: fileName(petName, words.isoDay(madeAt)) };
}
