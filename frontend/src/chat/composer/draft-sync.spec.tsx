import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWorry } from '../../shared/kept-worry';
import { socket } from '../../shared/socket';
import { calls, enterChat, serveReads, SESSION } from '../chat.fixture';
import { useComposerStore } from './composer.store';
import { DraftSync } from './draft-sync';

const PATH = `/api/chat-sessions/${SESSION}/draft`;

let stored = '';
let online = true;
/** Until then the server is silent. */
let answering = Promise.resolve();
let sync: DraftSync;

const text = (): string => useComposerStore.getState().drafts[SESSION]?.text ?? '';
const type = (words: string): void => useComposerStore.getState().writeDraft(SESSION, words);
const written = (): unknown[] => calls.map(({ body }) => (body as { text: string }).text);

const hear = (words: string): void => {
  const event = { sessionId: SESSION, text: words, from: 'another' };
  for (const listener of socket.listeners('draft-changed')) listener(event);
};

/** What another tab of this browser leaves behind in the storage that all tabs share. */
const writeInOtherTab = (words: string, state: 'saved' | 'unsaved'): void => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: words }));
  localStorage.setItem(`zampa.draft.${SESSION}.state`, state);
};

const comeBack = async (): Promise<void> => {
  online = true;
  window.dispatchEvent(new Event('online'));
  for (const listener of socket.listeners('connect')) listener();
  await vi.advanceTimersByTimeAsync(1);
};

const open = async (): Promise<void> => {
  useComposerStore.getState().openDraft(SESSION);
  sync = new DraftSync(SESSION);
  sync.start();
  await vi.advanceTimersByTimeAsync(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = '';
  online = true;
  answering = Promise.resolve();
  enterChat(2, () =>
    online
      ? answering.then(() => new Response(null, { status: 204 }))
      : Promise.reject(new Error('')),
  );
  serveReads({ [PATH]: () => ({ text: stored }) });
});

afterEach(() => sync.stop());

it('takes what was written elsewhere, and sends what is written here once the keys rest', async () => {
  stored = 'She drinks';
  await open();
  expect(text()).toBe('She drinks');
  for (const words of ['She drinks a', 'She drinks a l', 'She drinks a lot']) {
    type(words);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(written()).toEqual(['She drinks a lot']);
});

it('is sent in the order in which it was written, however slow a request is', async () => {
  let answer = (): void => undefined;
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  await open();
  type('Micia ate a lily');
  await vi.advanceTimersByTimeAsync(700);
  type('');
  await vi.advanceTimersByTimeAsync(700);
  expect(written()).toEqual(['Micia ate a lily']);
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual(['Micia ate a lily', '']);
});

it('never writes over a field that is being typed in; afterwards the last one who wrote is right', async () => {
  await open();
  type('Mine');
  hear('Written before mine');
  expect(text()).toBe('Mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written()).toEqual(['Mine']);
  hear('Written after it');
  expect(text()).toBe('Mine');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(text()).toBe('Written after it');
  expect(written()).toEqual(['Mine']);
});

it('keeps over a reload what could not be sent, and sends it before it takes another', async () => {
  online = false;
  await open();
  type('Written in a tunnel');
  await vi.advanceTimersByTimeAsync(1_000);
  sync.stop();
  useComposerStore.setState({ drafts: {} });
  calls.length = 0;
  online = true;
  stored = 'Older';
  await open();
  expect(text()).toBe('Written in a tunnel');
  expect(written()).toEqual(['Written in a tunnel']);
});

it('keeps a draft of a time before drafts were stored', async () => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'From before' }));
  await open();
  expect(text()).toBe('From before');
  expect(written()).toEqual(['From before']);
});

it.each<[string, () => void]>([
  ['a failed question', () => useComposerStore.getState().restoreDraft(SESSION, 'Lilies?', 'id')],
  [
    'a worry of the landing page',
    () => keepWorry({ text: 'Lilies?', petName: null, species: null }),
  ],
])('of a chat that was closed meanwhile, the words of %s stay', async (_, give) => {
  await open();
  type('Sent');
  type('');
  await vi.advanceTimersByTimeAsync(1_000);
  sync.stop();
  useComposerStore.setState({ drafts: {} });
  give();
  await open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text()).toBe('Lilies?');
  expect(written().at(-1)).toBe('Lilies?');
});

it('what a failed question gives back stands before what is kept of a chat not opened yet', async () => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'And today?' }));
  useComposerStore.getState().restoreDraft(SESSION, 'Lilies?', 'id');
  await open();
  expect(text()).toBe('Lilies?\nAnd today?');
});

it('of a tab that nobody typed in never overwrites what another tab wrote without a network', async () => {
  stored = 'Luna';
  await open();
  online = false;
  writeInOtherTab('Luna limps', 'unsaved');
  await comeBack();
  expect(calls).toEqual([]);
  hear('Luna limps');
  expect(text()).toBe('Luna limps');
});

it('follows another tab of this browser, even before that one knows its words are stored', async () => {
  await open();
  writeInOtherTab('Luna limps', 'unsaved');
  hear('Luna limps');
  expect(text()).toBe('Luna limps');
});

it('is sent when the network is back, even if another tab kept older words meanwhile', async () => {
  await open();
  online = false;
  type('Luna limps');
  await vi.advanceTimersByTimeAsync(1_000);
  writeInOtherTab('Luna', 'saved');
  stored = 'Luna';
  calls.length = 0;
  await comeBack();
  expect(written().at(-1)).toBe('Luna limps');
  expect(text()).toBe('Luna limps');
});

it('of another tab that the server lacks survives a reload after this tab stored its own', async () => {
  await open();
  type('Mine');
  writeInOtherTab('Of the other tab', 'unsaved');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written()).toEqual(['Mine']);
  sync.stop();
  useComposerStore.setState({ drafts: {} });
  await open();
  expect(text()).toBe('Of the other tab');
  expect(written().at(-1)).toBe('Of the other tab');
});

it('is emptied everywhere when it was sent, but not beside the question', async () => {
  await open();
  type('How much?');
  type('');
  await vi.advanceTimersByTimeAsync(300);
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(written()).toEqual(['']);
});

it('of more than the server takes stays here', async () => {
  await open();
  act(() => type('x'.repeat(8_001)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual([]);
  hear('Shorter');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(text()).toHaveLength(8_001);
});
