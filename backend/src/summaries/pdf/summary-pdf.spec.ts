import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { buildSummary } from '../build/build-summary.js';
import type { NewSummary } from '../../contract/summaries.js';
import type { SummaryFacts } from '../build/facts.js';
import { entry, facts, NOW } from '../build/facts.fixture.js';
import { pdfOf } from './summary-pdf.js';

/** The contents of a file: its objects, and the texts of its pages. */
async function print(more: Partial<SummaryFacts>, wishes: Partial<NewSummary> = {}) {
  const snapshot = buildSummary(facts(more), { language: 'it', now: NOW, ...wishes });
  const createdAt = NOW.toISOString();
  const summary = { id: 1, petId: 1, language: 'it', createdAt, snapshot, link: null } as const;
  const { bytes, name } = await pdfOf(summary);
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)].map(
    ([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const texts = streams
    .join('\n')
    .replace(/<([0-9a-f]+)>(?: -?[\d.]+)? ?/g, (_, hex: string) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    );
  return { name, file, texts, pages: file.match(/\/Type \/Page\n/g)?.length };
}

const notes = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    entry('note', 80 - n / 4, { text: `annotazione numero ${String(n)}` }),
  );

describe('a printed summary', () => {
  it('is tagged, and has a title and its language', async () => {
    const { file, texts, pages } = await print(
      { entries: notes(3) },
      { why: 'Perché è più pigra 🐈' },
    );
    for (const part of ['/MarkInfo', '/Marked true', '/Lang (it)', '/DisplayDocTitle true']) {
      expect(file).toContain(part);
    }
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(file).toContain(`/S /${tag}\n`);
    }
    expect(file).toContain('(Riepilogo per il veterinario: Micia)');
    expect(texts).toContain('Micia');
    expect(texts).toContain('annotazione numero 2');
    expect(pages).toBe(1);
  });

  it('names days in the time zone of its summary', async () => {
    const at = new Date('2026-11-11T23:30:00Z');
    const entries = [entry('note', 0, { at, text: 'crisi' })];
    const inZone = (timeZone: string) => print({ entries }, { timeZone });
    expect((await inZone('Europe/Rome')).texts).toContain('12 nov 2026');
    const { texts, name } = await inZone('Pacific/Kiritimati');
    expect(texts).toContain('12 nov 2026');
    expect(name).toBe('zampa-micia-2026-11-21.pdf');
    expect((await inZone('America/New_York')).texts).toContain('11 nov 2026');
  });

  it('drops the oldest entries of its timeline to fit one page', async () => {
    const { texts, pages } = await print({ entries: notes(150) });
    expect(pages).toBe(1);
    expect(texts).toMatch(/e altre \d+ voci precedenti/);
    expect(texts).toContain('annotazione numero 149');
    expect(texts).not.toContain('annotazione numero 1[');
  });

  it("takes another page rather than lose the owner's words", async () => {
    const why = Array.from({ length: 90 }, (_, n) => `riga ${String(n)}`).join('\n');
    const { texts, pages } = await print({ entries: notes(60) }, { why });
    expect(pages).toBe(2);
    for (const line of ['riga 0', 'riga 89', 'annotazione numero 59']) {
      expect(texts).toContain(line);
    }
  });
});
