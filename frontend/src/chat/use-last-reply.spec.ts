import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { SessionUser } from '@contract/accounts';
import { useSession } from '../shared/session.store';
import { messageOf, SESSION, serveReads, TRIAGE } from './chat.fixture';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';
import { EMPTY_THREAD } from './thread';
import { useLastReply } from './use-last-reply';

const OPEN = messageOf(2, { status: 'streaming', content: '' });

const { openThread, receiveNewestPage, finish } = useChatStore.getState();
const shown = (): string => useComposerStore.getState().shown;

/** A page opens after so many questions today, by default while the last reply is written. */
const reloadAfter = (dailyQuestionCount: number, reply = OPEN): void => {
  const user: SessionUser = {
    id: 12,
    email: 'anna@example.org',
    username: 'Anna',
    photoURL: null,
    subscriptionStatus: 'free',
    dailyQuestionCount,
  };
  serveReads({ '/api/auth/session': () => ({ authenticated: true, user }) });
  useSession.getState().signIn(user);
  openThread(SESSION);
  renderHook(() =>
    useLastReply(SESSION, useChatStore(({ threads }) => threads[SESSION]) ?? EMPTY_THREAD),
  );
  act(() => receiveNewestPage(SESSION, [messageOf(1), reply], false));
};

beforeEach(() => {
  useChatStore.setState({ threads: {}, live: {} });
  useComposerStore.setState({ shown: 'nothing', lastReplyId: null });
});

it("the end of the day's last reply opens the overlay, even after a reload", async () => {
  reloadAfter(3);
  expect(shown()).toBe('nothing');
  act(() => finish(messageOf(2)));
  await waitFor(() => expect(shown()).toBe('overlay'));
});

it.each([
  ['raises an alarm', TRIAGE],
  ['is urgent', { ...TRIAGE, level: 'urgent' }],
  ['comes while an alarm is open', { ...TRIAGE, since: 1 }],
] as const)('no overlay covers urgent advice when the reply %s', async (_when, triage) => {
  reloadAfter(3, { ...OPEN, triage });
  act(() => finish(messageOf(2, { triage })));
  await waitFor(() => expect(useComposerStore.getState().lastReplyId).toBeNull());
  expect(shown()).toBe('nothing');
});

it('the end of an earlier reply opens no overlay', () => {
  reloadAfter(2);
  act(() => finish(messageOf(2)));
  expect(useComposerStore.getState()).toMatchObject({ shown: 'nothing', lastReplyId: null });
});

it('a reply that ended before the page was opened opens no overlay', () => {
  reloadAfter(3, messageOf(2));
  expect(useComposerStore.getState()).toMatchObject({ shown: 'nothing', lastReplyId: null });
});
