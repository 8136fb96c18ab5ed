import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterChat, messageOf, show, SESSION, TRIAGE } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { ReplyBubble } from './reply-bubble';

/** How often parts of the bubble were rendered. */
const drawn = vi.hoisted(() => ({ card: 0, thumbs: 0, followUps: 0 }));

vi.mock('../emergency/call-buttons', () => ({
  CallButtons: () => ((drawn.card += 1), null),
  CallNotes: () => null,
}));
vi.mock('./feedback-thumbs', () => ({ FeedbackThumbs: () => ((drawn.thumbs += 1), null) }));
vi.mock('../free-plan', () => ({ useAllowance: () => ({ mayAsk: true, busy: false }) }));
vi.mock('../composer/composer.store', () => ({
  useComposerStore: () => ((drawn.followUps += 1), true),
}));

it('a growing answer re-renders only its text', async () => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  const pending = messageOf(2, { status: 'pending', content: '', triage: TRIAGE });
  const onAsk = (): void => undefined;
  useChatStore.getState().receiveMessage(pending);
  const { rerender } = show(
    <ReplyBubble message={pending} question={undefined} newest onAsk={onAsk} />,
  );
  for (let offset = 0; offset < 40; offset += 4) {
    const piece = { sessionId: SESSION, messageId: 2, attempt: 1, offset, text: 'cat ' };
    act(() => void useChatStore.getState().receiveToken(piece));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('cat cat cat'));
  expect(drawn.card).toBe(1);

  const done = { ...pending, status: 'complete', content: 'cat '.repeat(200) } as const;
  rerender(
    <ReplyBubble
      message={{ ...done, followUps: ['Why?'] }}
      question={undefined}
      newest
      onAsk={onAsk}
    />,
  );
  const shown = (): number => screen.getByRole('article').textContent.length;
  const atFirst = shown();
  const before = { ...drawn };
  await waitFor(() => expect(shown()).toBeGreaterThan(atFirst + 500));
  expect(drawn).toEqual(before);
});
