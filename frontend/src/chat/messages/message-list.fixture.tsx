import type { Message } from '@contract/chat';
import { cleanup, screen } from '@testing-library/react';
import { useNotices } from '../../shared/ui/notices.store';
import { enterChat, messageOf, SESSION, show } from '../chat.fixture';
import { useChatStore } from '../chat.store';
import { MessageList } from './message-list';
import { EMPTY_THREAD } from '../thread';

/** The questions that the list was told to ask. */
export const asked: string[] = [];

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
export const openWith = (
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

/** Leaves the chat and comes back. */
export const reopen = (): void => {
  cleanup();
  show(<Thread atEnd />);
};

export const answered = (more: Partial<Message> = {}): Message[] => [
  messageOf(1),
  messageOf(2, more),
];
export const saved = (more: Partial<Message>) => (): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(messageOf(2, more))));

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const pressed = (name: string): string | null => button(name).getAttribute('aria-pressed');
export const spoken = (): string => useNotices.getState().spoken;
