import type { Message } from '@contract/chat';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageOf, SESSION, TRIAGE } from '../chat.fixture';
import { useNotices } from '../../shared/ui/notices.store';
import { useChatStore } from '../chat.store';
import { answered, openWith, reopen, spoken } from './message-list.fixture';

describe('a very long chat', () => {
  const longChat = (length: number): Message[] =>
    Array.from({ length }, (_, index) =>
      messageOf(index + 1, { content: `${index + 1} ${'word '.repeat(1_000)}` }),
    );
  const LONG = longChat(60);
  const kept = (): number => useChatStore.getState().threads[SESSION]?.messages.length ?? 0;

  afterEach(() => {
    vi.useRealTimers();
  });

  it('drops its oldest messages while its end is in view, and keeps enough', () => {
    vi.useFakeTimers();
    openWith(LONG);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBe(60);
    for (let second = 0; second < 20; second += 1) act(() => void vi.advanceTimersByTime(1_000));
    expect(kept()).toBeLessThan(30);
    expect(kept()).toBeGreaterThan(20);
    expect(screen.getByText(/^60 word/)).toBeTruthy();
  });

  it('keeps the feedback reasons open when dropped messages are loaded again', () => {
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

  it('drops nothing while the reader is further up', () => {
    vi.useFakeTimers();
    openWith(LONG, { atEnd: false });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(kept()).toBe(60);
  });
});

describe('emergency advice', () => {
  it('is announced to a screen reader when it arrives while the chat is open', () => {
    openWith([]);
    act(() => {
      useChatStore
        .getState()
        .receiveMessage(messageOf(2, { status: 'pending', content: '', triage: TRIAGE }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Call your vet now.');
  });

  it('is not announced again when the chat is reopened', () => {
    openWith([]);
    const { receiveMessage } = useChatStore.getState();
    const urgent = { ...TRIAGE, level: 'urgent' } as const;
    act(() => receiveMessage(messageOf(2, { status: 'pending', content: '', triage: urgent })));
    expect(spoken()).toContain('Call your vet now.');
    const emergency = messageOf(4, { status: 'pending', content: '', triage: TRIAGE });
    act(() => receiveMessage(emergency));
    useNotices.setState({ spoken: '' });
    reopen();
    expect(screen.getAllByText('Call your vet now.')).toHaveLength(2);
    act(() => receiveMessage({ ...emergency, status: 'streaming' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(spoken()).toBe('');
  });

  it.each(['routine', 'urgent'] as const)(
    'is announced if a %s reply became one while its chat was left',
    (level) => {
      openWith([]);
      const { receiveMessage } = useChatStore.getState();
      const reply = messageOf(2, { status: 'pending', content: '', triage: { ...TRIAGE, level } });
      act(() => receiveMessage(reply));
      cleanup();
      receiveMessage({ ...reply, status: 'streaming', triage: TRIAGE });
      reopen();
      expect(screen.getByRole('alert').textContent).toContain('Call your vet now.');
    },
  );

  it('is announced if an urgent reply becomes one after its chat was reopened', () => {
    openWith([]);
    const { receiveMessage } = useChatStore.getState();
    const triage = { ...TRIAGE, level: 'urgent' } as const;
    const reply = messageOf(2, { status: 'pending', content: '', triage });
    act(() => receiveMessage(reply));
    reopen();
    act(() => receiveMessage({ ...reply, status: 'streaming', triage: TRIAGE }));
    expect(screen.getByRole('alert').textContent).toContain('Call your vet now.');
  });

  it('is not announced again from the history', () => {
    openWith(answered({ triage: TRIAGE }));
    expect(screen.queryByRole('alert')).toBeNull();
    const card = screen.getByRole('region', { name: 'Emergency: call a vet now' });
    const parts = ['Call your vet now.', 'Poison line', 'Take the plant along.', 'What not to do'];
    const said = [...parts, 'Do not make her vomit.', 'Why: Lilies harm the kidneys of cats.'];
    const places = said.map((text) => card.textContent.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const lines = within(card).getAllByRole('link');
    const addresses = lines.map((line) => line.getAttribute('href') ?? '');
    // The search for a vet nearby is loaded later.
    expect(addresses.filter((address) => address.startsWith('tel:'))).toEqual([
      'tel:+390266101029',
      'tel:+39063054343',
    ]);
    expect(lines[0]?.textContent).toBe('Call Poison line 02 6610 1029');
    const noteId = lines[0]?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(noteId)?.textContent).toBe('Day and night');
  });
});
