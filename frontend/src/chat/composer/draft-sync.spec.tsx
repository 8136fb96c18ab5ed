import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepWorry } from '../../shared/kept-worry';
import { calls, SESSION } from '../chat.fixture';
import { useComposerStore } from './composer.store';
import {
  after,
  close,
  comeBack,
  hear,
  held,
  leave,
  open,
  serveDrafts,
  server,
  text,
  type,
  writeInOtherTab,
  written,
} from './draft-sync.fixture';

beforeEach(serveDrafts);

afterEach(close);

it('applies text written elsewhere, and sends text written here after a pause in typing', async () => {
  server.stored = 'She drinks';
  await open();
  expect(text()).toBe('She drinks');
  for (const words of ['She drinks a', 'She drinks a l', 'She drinks a lot']) {
    type(words);
    await after(100);
  }
  expect(calls).toEqual([]);
  await after(600);
  expect(written()).toEqual(['She drinks a lot']);
});

it('sends changes in the order they were written, however slow a request is', async () => {
  const { until, release } = held();
  server.writing = until;
  await open();
  type('Micia ate a lily');
  await after(700);
  type('');
  await after(700);
  expect(written()).toEqual(['Micia ate a lily']);
  release();
  await after(1);
  expect(written()).toEqual(['Micia ate a lily', '']);
});

it('never overwrites a field being typed in; afterwards the last writer wins', async () => {
  await open();
  type('Mine');
  hear('Written before mine');
  expect(text()).toBe('Mine');
  await after(1_000);
  expect(written()).toEqual(['Mine']);
  hear('Written after it');
  expect(text()).toBe('Mine');
  await after(3_000);
  expect(text()).toBe('Written after it');
  expect(written()).toEqual(['Mine']);
});

it.each<[string, () => void]>([
  ['a failed question', () => useComposerStore.getState().restoreDraft(SESSION, 'Lilies?', 'id')],
  [
    'a worry of the landing page',
    () => keepWorry({ text: 'Lilies?', petName: null, species: null }),
  ],
])(
  'keeps the text of %s in the draft of a chat that was closed in the meantime',
  async (_, give) => {
    await open();
    type('Sent');
    type('');
    await after(1_000);
    leave();
    give();
    await open();
    await after(1_000);
    expect(text()).toBe('Lilies?');
    expect(written().at(-1)).toBe('Lilies?');
  },
);

it('puts the text of a failed question before the stored draft of an unopened chat', async () => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'And today?' }));
  useComposerStore.getState().restoreDraft(SESSION, 'Lilies?', 'id');
  await open();
  expect(text()).toBe('Lilies?\nAnd today?');
});

it('an idle tab never overwrites what another tab wrote offline', async () => {
  server.stored = 'Luna';
  await open();
  server.online = false;
  writeInOtherTab('Luna limps', 'unsaved');
  await comeBack();
  expect(calls).toEqual([]);
  hear('Luna limps');
  expect(text()).toBe('Luna limps');
});

it("follows another tab of this browser, even before that tab's save is confirmed", async () => {
  await open();
  writeInOtherTab('Luna limps', 'unsaved');
  hear('Luna limps');
  expect(text()).toBe('Luna limps');
});

it("keeps another tab's unsaved draft across a reload after this tab saved its own", async () => {
  await open();
  type('Mine');
  writeInOtherTab('Of the other tab', 'unsaved');
  await after(1_000);
  expect(written()).toEqual(['Mine']);
  leave();
  await open();
  expect(text()).toBe('Of the other tab');
  expect(written().at(-1)).toBe('Of the other tab');
});

it('clears the sent draft everywhere, but not at the same time as sending the question', async () => {
  await open();
  type('How much?');
  type('');
  await after(300);
  expect(written()).toEqual([]);
  await after(300);
  expect(written()).toEqual(['']);
});

it("keeps a draft local if it exceeds the server's limit", async () => {
  await open();
  act(() => type('x'.repeat(8_001)));
  await after(1_000);
  expect(calls).toEqual([]);
  hear('Shorter');
  await after(3_000);
  expect(text()).toHaveLength(8_001);
});
