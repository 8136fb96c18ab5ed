import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, SESSION } from '../chat.fixture';
import {
  after,
  close,
  comeBack,
  held,
  open,
  reopen,
  serveDrafts,
  server,
  text,
  type,
  writeInOtherTab,
  written,
} from './draft-sync.fixture';

beforeEach(serveDrafts);

afterEach(close);

it('keeps an unsent draft across a reload, and sends it before accepting another', async () => {
  server.stored = 'Older';
  await open();
  server.online = false;
  type('Written in a tunnel');
  await after(1_000);
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
  await after(1_000);
  type('');
  server.online = false;
  server.stored = theirs;
  await reopen();
  expect([text(), written()]).toEqual([shown, sent]);
});

it('keeps both of two drafts that were written without knowing of each other', async () => {
  await open();
  server.online = false;
  type('And at night?');
  server.stored = 'From the phone';
  await after(1_000);
  await reopen();
  await after(1_000);
  expect(text()).toBe('From the phone\nAnd at night?');
  expect(written()).toEqual([text()]);
});

it('keeps and sends a local draft that the server never had', async () => {
  localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify({ text: 'From before' }));
  await open();
  expect(text()).toBe('From before');
  expect(written()).toEqual(['From before']);
});

it('sends the draft on reconnect, even if another tab stored older text in the meantime', async () => {
  await open();
  server.online = false;
  type('Luna limps');
  await after(1_000);
  writeInOtherTab('Luna', 'saved');
  server.stored = 'Luna';
  calls.length = 0;
  await comeBack();
  expect(written().at(-1)).toBe('Luna limps');
  expect(text()).toBe('Luna limps');
});

it('keeps both, even if the network returns while somebody is typing', async () => {
  await open();
  server.online = false;
  type('And at n');
  await after(1_000);
  server.stored = 'From the phone';
  type('And at nig');
  await comeBack();
  type('And at night?');
  await after(2_400);
  expect([text(), written()]).toEqual(['And at night?', ['And at n']]);
  await after(1_000);
  expect(text()).toBe('From the phone\nAnd at night?');
  expect(written()).toEqual(['And at n', text()]);
});

it('a key after a failed request does not erase what was written elsewhere since', async () => {
  await open();
  server.online = false;
  type('And at n');
  await after(1_000);
  server.online = true;
  server.stored = 'From the phone';
  type('And at night?');
  await after(5_000);
  expect(text()).toBe('From the phone\nAnd at night?');
  expect(written()).toEqual(['And at n', text()]);
});

it('does not take its own words for those of another device when an answer is lost', async () => {
  await open();
  server.online = false;
  type('How much watr?');
  await after(1_000);
  server.stored = 'How much watr?';
  type('How much water?');
  await comeBack();
  await after(5_000);
  expect(text()).toBe('How much water?');
  expect(written()).toEqual(['How much watr?', 'How much water?']);
});

it('a read that overlaps a write does not bring back what was there before', async () => {
  server.stored = 'Luna';
  await open();
  server.online = false;
  type('Luna limps');
  await after(3_000);
  const [write, read] = [held(), held()];
  server.writing = write.until;
  await comeBack();
  server.reading = read.until;
  await comeBack();
  write.release();
  await after(1);
  read.release();
  await after(5_000);
  expect([text(), written().at(-1)]).toEqual(['Luna limps', 'Luna limps']);
});
