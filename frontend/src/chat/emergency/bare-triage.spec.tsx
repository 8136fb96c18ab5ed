import type { Message } from '@contract/chat';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../composer/send-question';
import { enterChat, messageOf, SESSION, show } from '../chat.fixture';
import { ChatSync, type ChatSocket } from '../chat.socket';
import { useChatStore } from '../chat.store';
import { useComposerStore } from '../composer/composer.store';
import { MessageList } from '../messages/message-list';
import { RefusedHelp } from './refused-help';
import { EMPTY_THREAD } from '../thread';

/** A triage with only what the contract guarantees. */
const BARE = { level: 'urgent', reasons: ['Not eating.'], actions: ['Call your vet today.'] };

const listeners = new Map<string, (payload: unknown) => void>();
const socket = {
  connected: true,
  on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
  off: () => undefined,
  timeout: () => ({ emit: () => undefined }),
} as unknown as ChatSocket;
let follower: ChatSync;

const Chat = () => {
  const thread = useChatStore((state) => state.threads[SESSION]) ?? EMPTY_THREAD;
  return (
    <>
      <MessageList sessionId={SESSION} thread={thread} atEnd onAsk={() => undefined} />
      <RefusedHelp sessionId={SESSION} />
    </>
  );
};

/** Opens a chat whose server refuses every changing call with this body. */
const openWith = (refusal: object = {}): void => {
  enterChat(0, () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 429 })));
  useComposerStore.getState().clearLimits();
  follower = new ChatSync(socket, SESSION);
  follower.start();
  show(<Chat />);
};

const tell = (event: string, payload: object): void => act(() => listeners.get(event)?.(payload));

const reply = (more: object): Message => ({ ...messageOf(2), ...more });

beforeEach(() => listeners.clear());

afterEach(() => {
  follower.stop();
});

describe('a triage with only the fields of the contract', () => {
  it.each(['emergency', 'urgent'])(
    'is shown with a reply received by the socket: %s',
    async (level) => {
      openWith();
      tell('message', { message: reply({ status: 'pending', triage: { ...BARE, level } }) });
      tell('message-done', { message: reply({ triage: { ...BARE, level } }) });
      expect(screen.getByText('Call your vet today.')).toBeTruthy();
      expect(screen.getByText(/Not eating\./)).toBeTruthy();
      expect(await screen.findByText('2')).toBeTruthy();
    },
  );

  it('is shown from the history, even with missing, null or unknown fields', () => {
    openWith();
    const more = { sources: null, followUps: null, feedback: null, mood: 'calm' };
    const triage = { ...BARE, since: 1, contacts: null, donts: 'none', carried: true };
    act(() =>
      useChatStore.getState().receiveNewestPage(SESSION, [reply({ ...more, triage })], false),
    );
    expect(screen.getByRole('region', { name: 'A vet should still see this today' })).toBeTruthy();
    expect(screen.getByText('2')).toBeTruthy();
  });

  it('is shown when the plan refuses its question, by HTTP or by the socket', async () => {
    const refusal = { statusCode: 429, error: 'no', code: 'QUESTION_LIMIT_REACHED' };
    openWith({ ...refusal, triage: BARE });
    await act(() => ask(SESSION, 1, 'She does not eat'));
    expect(screen.getByRole('region', { name: 'See a vet today' })).toBeTruthy();
    expect(useComposerStore.getState()).toMatchObject({
      shown: 'nothing',
      help: { offer: 'card' },
    });
    act(() => useComposerStore.getState().clearLimits());
    const asked = { clientId: 'a', content: 'Help', createdAt: '2026-01-01T10:00:00.000Z' };
    act(() => useChatStore.getState().addOptimistic(SESSION, { ...asked, state: 'sending' }));
    tell('limit-reached', { code: 'DAILY_LIMIT_REACHED', triage: BARE });
    expect(screen.getByRole('region', { name: 'See a vet today' })).toBeTruthy();
  });
});

describe('an unrecognised triage', () => {
  it('of an unknown level is shown if it has actions', () => {
    openWith();
    tell('message', { message: reply({ triage: { ...BARE, level: 'critical' } }) });
    expect(screen.getByRole('region', { name: 'What to do now' })).toBeTruthy();
    expect(screen.getByText('Call your vet today.')).toBeTruthy();
  });

  it.each([
    ['a routine one', { ...BARE, level: 'routine' }],
    ['an unknown level without a word', { level: 'strange' }],
    ['a text', 'urgent'],
    ['nothing', null],
  ])('is not shown: %s', (_name, triage) => {
    openWith();
    tell('message', { message: reply({ triage }) });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('2')).toBeTruthy();
  });

  it('does not suppress the offer when it is routine', async () => {
    const refusal = { statusCode: 429, error: 'no', code: 'QUESTION_LIMIT_REACHED' };
    openWith({ ...refusal, triage: { level: 'routine', reasons: [], actions: [] } });
    await act(() => ask(SESSION, 1, 'Why does she purr?'));
    expect(useComposerStore.getState()).toMatchObject({ shown: 'card', help: null });
  });
});
