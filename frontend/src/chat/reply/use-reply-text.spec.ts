import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterChat, messageOf, SESSION } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { useReplyText } from './use-reply-text';

it('does not animate the text with reduced motion', async () => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const pending = messageOf(2, { status: 'streaming', content: '' });
  useChatStore.getState().receiveMessage(pending);
  const shown = new Set<string>();
  const { result, rerender } = renderHook(
    ({ message }) => {
      const text = useReplyText(message);
      shown.add(text);
      return text;
    },
    { initialProps: { message: pending } },
  );
  const short = `${'First. '.repeat(100)}\n\n`;
  const piece = { sessionId: SESSION, messageId: 2, attempt: 1, offset: 0, text: short };
  useChatStore.getState().receiveToken(piece);
  await waitFor(() => expect(result.current).toBe(short));
  expect([...shown]).toEqual(['', short]);

  const whole = short + 'Then more. '.repeat(500);
  rerender({ message: messageOf(2, { content: whole }) });
  await waitFor(() => expect(result.current).toBe(whole));
  expect(shown.size).toBeLessThan(10);
});
