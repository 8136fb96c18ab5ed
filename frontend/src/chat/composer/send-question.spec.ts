import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../../shared/ui/notices.store';
import { ask, sendOutbox, clearStored } from './send-question';
import {
  accept,
  answerWith,
  beOnline,
  draft,
  enter,
  posted,
  refuse,
  SESSION,
  stored,
  thread,
} from './send-question.fixture';
import { useChatStore } from '../chat.store';
import { useComposerStore } from './composer.store';
import { readOutbox } from './outbox';
import { withdrawQuestion } from './take-back';

beforeEach(enter);

describe('asking a question', () => {
  it('shows it immediately, and leaves one stored question and an empty outbox', async () => {
    answerWith(accept);
    const asking = ask(SESSION, 1, 'How much water?');
    expect(thread()?.outgoing).toMatchObject([{ content: 'How much water?', state: 'sending' }]);
    expect(readOutbox('1')).toHaveLength(1);
    await asking;
    expect(thread()?.outgoing).toEqual([]);
    expect(thread()?.messages.map(({ id }) => id)).toEqual([1, 2]);
    expect(readOutbox('1')).toEqual([]);
  });

  it.each([
    ['QUESTION_LIMIT_REACHED', 'card'],
    ['DAILY_LIMIT_REACHED', 'overlay'],
  ])('restores the text and opens only the offer for %s', async (code, opened) => {
    answerWith(refuse(429, code));
    await ask(SESSION, 1, 'How much water?');
    expect(draft()).toBe('How much water?');
    expect(thread()?.outgoing).toEqual([]);
    expect(useComposerStore.getState()).toMatchObject({ shown: opened, help: null });
    expect(useNotices.getState().toast).toBeNull();
  });

  it.each([403, 429])(
    'opens the overlay for the daily-limit error text with status %s',
    async (status) => {
      answerWith(refuse(status, 'FORBIDDEN', { error: 'Daily question limit reached' }));
      await ask(SESSION, 1, 'How much water?');
      expect(draft()).toBe('How much water?');
      expect(useComposerStore.getState()).toMatchObject({ shown: 'overlay' });
    },
  );

  it.each([
    ['QUESTION_LIMIT_REACHED', 'card'],
    ['DAILY_LIMIT_REACHED', 'overlay'],
  ])(
    'shows emergency advice and opens no offer when %s refuses an emergency',
    async (code, offer) => {
      const triage = { level: 'emergency', reasons: ['Lily'], actions: ['Call a vet.'] };
      answerWith(refuse(429, code, { triage }));
      await ask(SESSION, 1, 'She ate a lily');
      expect(draft()).toBe('She ate a lily');
      expect(useComposerStore.getState()).toMatchObject({
        shown: 'nothing',
        lockedToday: false,
        help: { sessionId: SESSION, triage, offer },
      });
      answerWith(accept);
      await ask(SESSION, 1, 'How much water?');
      expect(useComposerStore.getState().help).toBeNull();
    },
  );

  it('shows emergency advice, and that nothing was sent, when a busy server refuses an emergency', async () => {
    const triage = { level: 'emergency', reasons: ['Lily'], actions: ['Call a vet.'] };
    answerWith(refuse(503, 'BUSY', { triage }));
    await ask(SESSION, 1, 'She ate a lily');
    expect(draft()).toBe('She ate a lily');
    expect(useComposerStore.getState()).toMatchObject({
      shown: 'nothing',
      help: { sessionId: SESSION, triage, offer: null },
    });
    expect(useNotices.getState().toast).toMatchObject({ title: 'Error' });
  });

  it.each([
    ['a reply still being written', refuse(409, 'REPLY_IN_PROGRESS')],
    ['a busy server', refuse(503, 'BUSY')],
    ['a lost answer', () => new TypeError('failed')],
  ])('restores the text and shows an error after %s', async (_name, outcome) => {
    answerWith(outcome);
    useComposerStore.getState().writeDraft(SESSION, 'typed meanwhile');
    await ask(SESSION, 1, 'How much water?');
    expect(draft()).toBe('How much water?\ntyped meanwhile');
    expect(readOutbox('1')).toEqual([]);
    expect(useNotices.getState().toast).toMatchObject({
      title: 'Error',
      description: 'Unable to send message. Please try again.',
    });
  });

  it.each([
    ['a session that ended', refuse(401, 'UNAUTHENTICATED'), 'No active session'],
    ['a pet removed meanwhile', refuse(404, 'NOT_FOUND'), 'No active session or pet selected'],
  ])('restores the text and shows the cause after %s', async (_name, outcome, description) => {
    answerWith(outcome);
    await ask(SESSION, 1, 'How much water?');
    expect(draft()).toBe('How much water?');
    expect(useNotices.getState().toast).toMatchObject({ title: 'Error', description });
  });

  it('clears the restored text when the lost question turns out to be stored', async () => {
    answerWith(() => new TypeError('failed'));
    await ask(SESSION, 1, 'How much water?');
    expect(draft()).toBe('How much water?');
    clearStored([stored(1, { clientId: posted[0]?.clientId ?? '' })]);
    expect(draft()).toBe('');
  });

  it('queues it offline and sends it once, with the same id, after a reload', async () => {
    answerWith(accept);
    beOnline(false);
    await ask(SESSION, 1, 'How much water?');
    expect(posted).toEqual([]);
    const waiting = thread()?.outgoing[0];
    expect(waiting?.state).toBe('waiting');
    useChatStore.setState({ threads: {} });
    beOnline(true);
    await Promise.all([sendOutbox('1'), sendOutbox('1')]);
    expect(posted.map(({ clientId }) => clientId)).toEqual([waiting?.clientId]);
    expect(thread()?.messages.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([
    ['full', ['setItem']],
    ['blocked', ['getItem', 'setItem', 'removeItem']],
  ] as const)(
    "sends it once on reconnect, even if the browser's storage is %s",
    async (_how, calls) => {
      for (const call of calls) {
        vi.spyOn(Storage.prototype, call).mockImplementation(() => {
          throw new DOMException('refused', 'QuotaExceededError');
        });
      }
      answerWith(accept);
      beOnline(false);
      await ask(SESSION, 1, 'How much water?');
      expect(thread()?.outgoing).toMatchObject([{ state: 'waiting' }]);
      beOnline(true);
      await sendOutbox('1');
      await sendOutbox('1');
      expect(posted.map(({ content }) => content)).toEqual(['How much water?']);
      expect(thread()?.outgoing).toEqual([]);
    },
  );

  it('keeps it queued when the network is lost again', async () => {
    answerWith(() => new TypeError('failed'));
    beOnline(false);
    await ask(SESSION, 1, 'How much water?');
    beOnline(true);
    await sendOutbox('1');
    expect(thread()?.outgoing).toMatchObject([{ state: 'waiting' }]);
    expect(readOutbox('1')).toHaveLength(1);
  });

  it('retries it periodically when no event reports that the network is back', async () => {
    vi.useFakeTimers();
    answerWith(() => new TypeError('failed'));
    beOnline(false);
    await ask(SESSION, 1, 'How much water?');
    beOnline(true);
    await sendOutbox('1');
    await vi.advanceTimersByTimeAsync(60_000);
    answerWith(accept);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(new Set(posted.map(({ clientId }) => clientId)).size).toBe(1);
    expect(thread()?.messages.map(({ id }) => id)).toEqual([1, 2]);
    const { length } = posted;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(length);
  });

  it('does not send it once withdrawn while the previous one is being sent', async () => {
    beOnline(false);
    await ask(SESSION, 1, 'First?', { clientId: 'first' });
    await ask(SESSION, 1, 'Second?', { clientId: 'second' });
    answerWith((clientId) => {
      withdrawQuestion({ sessionId: SESSION, clientId: 'second' });
      return accept(clientId);
    });
    beOnline(true);
    await sendOutbox('1');
    expect(posted.map(({ clientId }) => clientId)).toEqual(['first']);
    expect(draft()).toBe('Second?');
  });

  it.each([
    ['How much water?', { text: 'How much water?', clientId: 'id' }],
    ['How much water?\nAnd food?', { text: 'How much water?\nAnd food?' }],
  ])('is restored once when another tab has already restored it as %j', async (words, kept) => {
    beOnline(false);
    await ask(SESSION, 1, 'How much water?', { clientId: 'id' });
    useChatStore.setState({ threads: {} });
    localStorage.setItem(`zampa.draft.${SESSION}`, JSON.stringify(kept));
    answerWith(refuse(429, 'QUESTION_LIMIT_REACHED'));
    beOnline(true);
    await sendOutbox('1');
    useComposerStore.getState().openDraft(SESSION);
    expect(draft()).toBe(words);
  });

  it('is restored before a draft that only begins with the same letters', () => {
    useComposerStore.getState().writeDraft(SESSION, 'History?');
    useComposerStore.getState().restoreDraft(SESSION, 'Hi', 'id');
    expect(draft()).toBe('Hi\nHistory?');
  });

  it('never sends it from another account on the same device', async () => {
    answerWith(accept);
    beOnline(false);
    await ask(SESSION, 1, 'How much water?');
    beOnline(true);
    await sendOutbox('2');
    expect(posted).toEqual([]);
  });
});
