import type { Message } from '@contract/chat';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from './announcer';
import { enterChat, messageOf, SESSION, show, TRIAGE } from '../chat.fixture';
import { useChatStore } from '../chat.store';

const spoken: string[] = [];
let watch: MutationObserver;

/** The announcer of a chat in which a question has just been asked; records all that it says. */
const listen = (): void => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  const { container } = show(<Announcer sessionId={SESSION} />);
  spoken.length = 0;
  watch = new MutationObserver(() => spoken.push(container.textContent));
  watch.observe(container, { childList: true, characterData: true, subtree: true });
  hear(messageOf(2, { status: 'pending', content: '' }));
};

const hear = (message: Message): void => act(() => useChatStore.getState().receiveMessage(message));

const end = (content: string, more: Partial<Message> = {}): void =>
  hear(messageOf(2, { content, ...more }));

const region = (): HTMLElement => screen.getByRole('status');

beforeEach(listen);

afterEach(() => {
  watch.disconnect();
});

describe('an answer announced to a screen reader', () => {
  it('is read once, when complete, without Markdown marks', async () => {
    for (let offset = 0; offset < 12; offset += 4) {
      const piece = { sessionId: SESSION, messageId: 2, attempt: 1, offset, text: 'Cats' };
      act(() => void useChatStore.getState().receiveToken(piece));
    }
    expect(region().textContent).toBe('Zampa is writing');
    end('**Cats** sleep a lot [1].\n\n- by day\n- by night');
    await act(() => Promise.resolve());
    const paragraphs = [...region().querySelectorAll('p')].map((one) => one.textContent);
    expect(paragraphs).toEqual(['Answer ready', 'Cats sleep a lot.', '- by day\n- by night']);
    expect(spoken.filter((text) => text.includes('sleep'))).toHaveLength(1);
  });

  it('that is very long is read to the end of a sentence, and says where the rest is', () => {
    end('A cat sleeps and plays a lot. '.repeat(400));
    const said = region().textContent;
    expect(said.length).toBeLessThan(2_200);
    expect(said).toContain('plays a lot.The answer continues in the conversation.');
  });

  it('below the emergency card does not repeat what the card has announced', () => {
    const actions = ['Call a vet now.', 'Take the plant with you.'];
    end('This can be an emergency. Call a vet now. Lilies harm kidneys.', {
      triage: { ...TRIAGE, level: 'emergency', actions },
    });
    expect(region().textContent).not.toContain('Call a vet now');
    expect(region().textContent).toContain('Lilies harm kidneys.');
  });

  it('is cleared from the live region after it was read', () => {
    vi.useFakeTimers();
    end('Cats sleep a lot.');
    expect(region().textContent).toContain('Cats sleep');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(region().textContent).toBe('');
  });

  it.each([
    ['stopped', 'Answer stopped'],
    ['failed', 'The answer failed'],
  ] as const)('that %s is announced only by that status', (status, said) => {
    end('Cats sl', { status });
    expect(region().textContent).toBe(said);
  });
});
