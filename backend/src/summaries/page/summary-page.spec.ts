import { expect, it } from '@jest/globals';
import { buildSummary } from '../build/build-summary.js';
import { entry, facts, NOW } from '../build/facts.fixture.js';
import { gonePage, summaryPage } from './summary-page.js';

const EVIL = `<script>alert("1")</script>' & co`;

it("a page shows the summary's content, and executes nothing in it", () => {
  const pet = { ...facts().pet, name: EVIL, breed: EVIL, medicines: EVIL };
  const entries = [entry('symptom', 1, { text: EVIL, bodyPart: EVIL })];
  const wishes = { language: 'it', now: NOW, why: EVIL, questions: EVIL } as const;
  const snapshot = buildSummary(facts({ pet, entries }), wishes);
  const page = summaryPage({ snapshot, createdAt: NOW, linkExpiresAt: NOW });
  expect(page).not.toContain('<script');
  const shown = `&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; &amp; co`;
  for (const text of ['Specie: gatto', `Razza: ${shown}`, `Sintomo: ${shown}`, 'lang="it"']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('Situazione al 20 nov 2026');
  expect(page).toContain('<time datetime="2026-11-19T10:00:00.000Z">19 nov 2026</time>');
});

it('a page names days in the time zone of its summary', () => {
  const at = new Date('2026-11-12T04:30:00Z');
  const entries = [entry('symptom', 0, { at, text: 'seizure' })];
  const made = { language: 'en', now: NOW } as const;
  const dayOf = (timeZone: string | undefined) => {
    const snapshot = buildSummary(facts({ entries }), { ...made, timeZone });
    return /<time[^>]*>(.*?)</.exec(
      summaryPage({ snapshot, createdAt: NOW, linkExpiresAt: null }),
    )?.[1];
  };
  expect([dayOf('America/New_York'), dayOf(undefined)]).toEqual(['11 Nov 2026', '12 Nov 2026']);
});

it("a missing summary is reported in the reader's language", () => {
  expect(gonePage('en')).toContain('<h1>This page is not available</h1>');
  expect(gonePage('it')).toContain('<h1>Questa pagina non è disponibile</h1>');
});
