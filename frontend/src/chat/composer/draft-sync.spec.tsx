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
/** The server does not answer before this resolves. */
let answering = Promise.resolve();
let sync: DraftSync;

const text = (): string => useComposerStore.getState().drafts[SESSION]?.text ?? '';
const type = (words: string): void => useComposerStore.getState().writeDraft(SESSION, words);
const written = (): unknown[] => calls.map(({ body }) => (body as { text: string }).text);

const hear = (words: string): void => {
  const event = { sessionId: SESSION, text: words, from: 'another' };
  for (const listener of socket.listeners('draft-changed')) listener(event);
};

/** Stores a draft as another tab does, in the storage that all tabs of this browser share. */
const writeInOtherTab = (words: string, state: 'saved' | 'unsaved'): void => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: words }));
  if (state === 'saved') localStorage.setItem(`zampa.draft.${SESSION}.stored`, words);
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

/** Closes the page without a network, and opens it again with one. */
const reopen = async (): Promise<void> => {
  sync.stop();
  useComposerStore.setState({ drafts: {} });
  await vi.advanceTimersByTimeAsync(1);
  calls.length = 0;
  online = true;
  await open();
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

it('applies text written elsewhere, and sends text written here after a pause in typing', async () => {
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

it('sends changes in the order they were written, however slow a request is', async () => {
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

it('never overwrites a field being typed in; afterwards the last writer wins', async () => {
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

it('keeps an unsent draft across a reload, and sends it before accepting another', async () => {
  stored = 'Older';
  await open();
  online = false;
  type('Written in a tunnel');
  await vi.advanceTimersByTimeAsync(1_000);
  await reopen();
  expect(text()).toBe('Written in a tunnel');
  expect(written()).toEqual(['Written in a tunnel']);
});

it.each([
  ['gives way to what was written elsewhere since', 'Three paragraphs', 'Three paragraphs', []],
  ['is still cleared otherwise', 'How much water?', '', ['']],
])('the draft of a question sent as the page closed %s', async (_, theirs, shown, sent) => {
  await open();
  type('How much water?');
  await vi.advanceTimersByTimeAsync(1_000);
  type('');
  online = false;
  stored = theirs;
  await reopen();
  expect([text(), written()]).toEqual([shown, sent]);
});

it('keeps both of two drafts that were written without knowing of each other', async () => {
  await open();
  online = false;
  type('And at night?');
  stored = 'From the phone';
  await vi.advanceTimersByTimeAsync(1_000);
  await reopen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text()).toBe('From the phone\nAnd at night?');
  expect(written()).toEqual([text()]);
});

it('keeps and sends a local draft from before drafts were stored on the server', async () => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'From before' }));
  await open();
  expect(text()).toBe('From before');
  expect(written()).toEqual(['From before']);
});

it.each([
  ['sent elsewhere', ''],
  ['changed elsewhere', 'How much food?'],
])('a draft that an earlier release had saved is not sent again once it was %s', async (_, now) => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'How much water?' }));
  localStorage.setItem(`zampa.draft.${SESSION}.state`, 'saved');
  stored = now;
  await open();
  expect([text(), written()]).toEqual([now, []]);
  expect(localStorage.getItem(`zampa.draft.${SESSION}.state`)).toBeNull();
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
    await vi.advanceTimersByTimeAsync(1_000);
    sync.stop();
    useComposerStore.setState({ drafts: {} });
    give();
    await open();
    await vi.advanceTimersByTimeAsync(1_000);
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
  stored = 'Luna';
  await open();
  online = false;
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

it('sends the draft on reconnect, even if another tab stored older text in the meantime', async () => {
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

it("keeps another tab's unsaved draft across a reload after this tab saved its own", async () => {
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

it('clears the sent draft everywhere, but not at the same time as sending the question', async () => {
  await open();
  type('How much?');
  type('');
  await vi.advanceTimersByTimeAsync(300);
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(written()).toEqual(['']);
});

it("keeps a draft local if it exceeds the server's limit", async () => {
  await open();
  act(() => type('x'.repeat(8_001)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual([]);
  hear('Shorter');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(text()).toHaveLength(8_001);
});
