import type { Message } from '@contract/chat';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../shared/ui/notices.store';
import { calls, enterChat, messageOf, SESSION, show, TRIAGE } from './chat.fixture';
import { useChatStore } from './chat.store';
import { MessageList } from './message-list';
import { EMPTY_THREAD } from './thread';

const FEEDBACK = '/api/chat-messages/2/feedback';
const asked: string[] = [];

const Thread = ({ atEnd }: { atEnd: boolean }) => {
  const thread = useChatStore((state) => state.threads[SESSION]) ?? EMPTY_THREAD;
  return (
    <MessageList
      sessionId={SESSION}
      thread={thread}
      atEnd={atEnd}
      onAsk={(question) => asked.push(question)}
    />
  );
};

const lost = (): Promise<Response> => Promise.reject(new TypeError('failed'));

/** Opens a chat with these messages. */
const openWith = (
  messages: Message[],
  {
    left = 2,
    answer = lost,
    atEnd = true,
  }: { left?: number; answer?: () => Promise<Response>; atEnd?: boolean } = {},
): void => {
  asked.length = 0;
  enterChat(left, answer);
  useChatStore.getState().receiveNewestPage(SESSION, messages, false);
  show(<Thread atEnd={atEnd} />);
};

const answered = (more: Partial<Message> = {}): Message[] => [messageOf(1), messageOf(2, more)];
const saved = (more: Partial<Message>) => (): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(messageOf(2, more))));

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const pressed = (name: string): string | null => button(name).getAttribute('aria-pressed');
const press = (name: string): boolean => fireEvent.click(button(name));
const spoken = (): string => useNotices.getState().spoken;

describe('an opinion of an answer', () => {
  it('shows what was said before, and pressing it again withdraws it', async () => {
    openWith(answered({ feedback: { helpful: true } }), { answer: saved({}) });
    expect([pressed('Helpful'), pressed('Not helpful')]).toEqual(['true', 'false']);
    press('Helpful');
    expect(pressed('Helpful')).toBe('false');
    await waitFor(() => expect(calls).toEqual([{ call: `DELETE ${FEEDBACK}`, body: null }]));
  });

  it('shows at once, and asks why when it is a bad one', async () => {
    const feedback = { helpful: false, reason: 'incomplete' } as const;
    openWith(answered(), { answer: saved({ feedback }) });
    press('Not helpful');
    expect(pressed('Not helpful')).toBe('true');
    const why = screen.getByRole('group', { name: 'What was wrong?' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(within(why).getByRole('button', { name: 'Something is missing' }));
    expect(screen.queryByRole('group', { name: 'What was wrong?' })).toBeNull();
    expect(screen.getByText('Something is missing')).toBeTruthy();
    expect(document.activeElement).toBe(button('Not helpful'));
    expect(spoken()).toBe('Thanks for telling us');
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ helpful: false }, feedback]),
    );
  });

  it('needs no reason: Escape closes the question and gives the focus back', () => {
    openWith(answered(), { answer: () => new Promise(() => undefined) });
    press('Not helpful');
    fireEvent.keyDown(screen.getByRole('group'), { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(pressed('Not helpful')).toBe('true');
    expect(document.activeElement).toBe(button('Not helpful'));
  });

  it('is taken back with a notice when it cannot be saved', async () => {
    openWith(answered({ feedback: { helpful: true } }));
    press('Not helpful');
    expect(pressed('Helpful')).toBe('false');
    await waitFor(() => expect(pressed('Helpful')).toBe('true'));
    expect(useNotices.getState().toast?.description).toBe(
      "Your feedback couldn't be saved. Please try again.",
    );
  });

  it('follows what is said in another tab', () => {
    openWith(answered());
    act(() =>
      useChatStore.getState().receiveMessage(messageOf(2, { feedback: { helpful: true } })),
    );
    expect(pressed('Helpful')).toBe('true');
  });

  it('is asked of no answer that failed or was stopped', () => {
    openWith([
      ...answered({ status: 'failed' }),
      messageOf(3),
      messageOf(4, { status: 'stopped' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});

describe('questions that may come next', () => {
  const followUps = ['How often?', 'How much?'];

  it('stand under the newest answer alone, and a press asks', async () => {
    openWith([
      ...answered({ followUps: ['Long ago?'] }),
      messageOf(3),
      messageOf(4, { followUps }),
    ]);
    const list = await screen.findByRole('list', { name: 'Suggested questions' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(followUps);
    press('How much?');
    expect(asked).toEqual(['How much?']);
  });

  it('go when a newer question is asked', async () => {
    openWith(answered({ followUps }));
    await screen.findByRole('button', { name: 'How often?' });
    const question = { clientId: 'a', content: 'Why?', createdAt: '2026-01-01T10:00:00.000Z' };
    act(() => useChatStore.getState().addOptimistic(SESSION, { ...question, state: 'sending' }));
    expect(screen.queryByRole('button', { name: 'How often?' })).toBeNull();
  });

  it('are not offered when no question is left', async () => {
    openWith(answered({ followUps }), { left: 0 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: 'How often?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });
});

describe('asking again', () => {
  it('asks what the answer answers, but not while another is written', async () => {
    openWith([...answered(), messageOf(3), messageOf(4)]);
    const [first] = await screen.findAllByRole('button', { name: 'Ask again' });
    fireEvent.click(first as HTMLElement);
    expect(asked).toEqual(['Question 1?']);
    act(() => {
      useChatStore.getState().receiveMessage(messageOf(6, { status: 'pending', content: '' }));
    });
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(first as HTMLElement);
    expect(asked).toEqual(['Question 1?']);
  });

  it('is Retry, and only that, for an answer that failed', async () => {
    openWith(answered({ status: 'failed', triage: TRIAGE }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(screen.getByText('Emergency: call a vet now')).toBeTruthy();
    press('Retry');
    expect(asked).toEqual(['Question 1?']);
  });

  it('is Retry for an older answer that failed, until its question is asked again', () => {
    openWith([...answered({ status: 'failed' }), messageOf(3), messageOf(4)]);
    press('Retry');
    expect(asked).toEqual(['Question 1?']);
    const again = messageOf(5, { content: 'Question 1?' });
    act(() => useChatStore.getState().receiveMessage(again));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('a chat of very many words', () => {
  const longChat = (length: number): Message[] =>
    Array.from({ length }, (_, index) =>
      messageOf(index + 1, { content: `${index + 1} ${'word '.repeat(1_000)}` }),
    );
  const LONG = longChat(60);
  const kept = (): number => useChatStore.getState().threads[SESSION]?.messages.length ?? 0;

  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets its beginning go while its end is read, as far as enough is left', () => {
    vi.useFakeTimers();
    openWith(LONG);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBe(60);
    for (let second = 0; second < 20; second += 1) act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBeLessThan(30);
    expect(kept()).toBeGreaterThan(20);
    expect(screen.getByText(/^60 word/)).toBeTruthy();
  });

  it('keeps an open question for the reason when what was let go is loaded again', () => {
    vi.useFakeTimers();
    const long = longChat(44);
    openWith(long.slice(0, 4), { answer: () => new Promise(() => undefined) });
    act(() => useChatStore.getState().receiveNewestPage(SESSION, long, false));
    for (let second = 0; second < 9; second += 1) act(() => void vi.advanceTimersByTime(1_000));
    const held = kept();
    expect(held).toBeLessThan(30);
    fireEvent.click(screen.getAllByLabelText('Not helpful').at(-2) as HTMLElement);
    const why = screen.getByRole('group', { name: 'What was wrong?' });
    const older = long.slice(-held - 10, -held);
    act(() => useChatStore.getState().prependOlder(SESSION, older, true));
    expect(kept()).toBe(held + 10);
    expect(why.isConnected).toBe(true);
  });

  it('lets nothing go while somebody reads above', () => {
    vi.useFakeTimers();
    openWith(LONG, { atEnd: false });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(kept()).toBe(60);
  });
});

describe('what to do now', () => {
  it('is called out to a screen reader when it comes while the chat is watched', () => {
    openWith([]);
    act(() => {
      useChatStore
        .getState()
        .receiveMessage(messageOf(2, { status: 'pending', content: '', triage: TRIAGE }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Call your vet now.');
  });

  it('is not called out again from the history', () => {
    openWith(answered({ triage: TRIAGE }));
    expect(screen.queryByRole('alert')).toBeNull();
    const card = screen.getByRole('region', { name: 'Emergency: call a vet now' });
    const parts = ['Call your vet now.', 'Poison line', 'Take the plant along.', 'What not to do'];
    const said = [...parts, 'Do not make her vomit.', 'Why: Lilies harm the kidneys of cats.'];
    const places = said.map((text) => card.textContent.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const lines = within(card).getAllByRole('link');
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      'tel:+390266101029',
      'tel:+39063054343',
    ]);
    expect(lines[0]?.textContent).toBe('Call Poison line 02 6610 1029');
    const noteId = lines[0]?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noteId)?.textContent).toBe('Day and night');
  });
});
