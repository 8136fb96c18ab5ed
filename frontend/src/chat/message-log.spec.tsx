import type { Message } from '@contract/chat';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls, enterChat, messageOf, petOf, SESSION, show } from './chat.fixture';
import { useChatStore } from './chat.store';
import { MessageLog } from './message-log';
import { EMPTY_THREAD } from './thread';

const Log = () => {
  const thread = useChatStore((state) => state.threads[SESSION]) ?? EMPTY_THREAD;
  return (
    <MessageLog sessionId={SESSION} pet={petOf()} thread={thread} focusInput={() => undefined} />
  );
};

it.each<[string, Partial<Message>, string]>([
  ['Ask again', {}, 'Question 1?'],
  ['Retry', { status: 'failed', error: 'INTERRUPTED' }, 'Question 1?'],
  ['How often?', { followUps: ['How often?'] }, 'How often?'],
])('%s under Zampa’s reply asks Zampa, whoever has the case', async (name, more, content) => {
  enterChat(2, () => Promise.reject(new TypeError('failed')));
  useChatStore.getState().receiveNewestPage(SESSION, [messageOf(1), messageOf(2, more)], false);
  show(<Log />);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `POST /api/chat-sessions/${SESSION}/messages`,
      body: expect.objectContaining({ content, to: 'assistant' }) as object,
    }),
  );
});
