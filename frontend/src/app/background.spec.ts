import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workInBackground } from './background';
import { OUTBOX_KEY } from '../shared/storage';
import { readOutbox, removeFromOutbox } from '../chat/composer/outbox';
import { ask } from '../chat/composer/send-question';
import {
  answerWith,
  accept,
  beOnline,
  enter,
  SESSION,
  thread,
} from '../chat/composer/send-question.fixture';

let stop: () => void;

beforeEach(async () => {
  enter();
  answerWith(accept);
  window.history.replaceState(null, '', '/chat');
  beOnline(false);
  stop = workInBackground();
  await ask(SESSION, 1, 'First?', { clientId: 'first' });
  await ask(SESSION, 1, 'Second?', { clientId: 'second' });
});

afterEach(() => stop());

const waiting = (): string[] => thread()?.outgoing.map(({ content }) => content) ?? [];

/** What this tab hears of a change to the storage by another one. */
const hear = (key: string): void => void window.dispatchEvent(new StorageEvent('storage', { key }));

it('a waiting question that another tab has taken back no longer waits here', async () => {
  expect(waiting()).toEqual(['First?', 'Second?']);
  removeFromOutbox('first');
  hear('zampa.draft.7');
  hear(OUTBOX_KEY);
  await vi.waitFor(() => expect(waiting()).toEqual(['Second?']));
  expect(readOutbox('1').map(({ clientId }) => clientId)).toEqual(['second']);
});
