import type { Message } from '@contract/chat';
import { Fragment } from 'react';
import { takeBack } from './asking';
import { DaySeparator } from './day-separator';
import { ReplyBubble } from './reply-bubble';
import type { Thread } from './thread';
import { TypingRow } from './typing-row';
import { UserBubble } from './user-bubble';

interface MessageListProps {
  sessionId: number;
  thread: Thread;
  onAsk: (question: string) => void;
}

const dayOf = (iso: string): string => new Date(iso).toDateString();

/** The question a reply answers. */
const questionOf = (messages: readonly Message[], reply: Message): string | undefined =>
  messages.findLast((message) => message.role === 'user' && message.id < reply.id)?.content;

export const MessageList = ({ sessionId, thread, onAsk }: MessageListProps) => {
  const { messages, outgoing } = thread;
  const newest = messages.at(-1);
  const idle = outgoing.length === 0;
  const rows = [
    ...messages.map((message) => ({
      key: message.clientId ?? String(message.id),
      day: dayOf(message.createdAt),
      row:
        message.role === 'user' ? (
          <UserBubble content={message.content} createdAt={message.createdAt} />
        ) : (
          <ReplyBubble
            message={message}
            question={questionOf(messages, message)}
            newest={message === newest && idle}
            onAsk={onAsk}
          />
        ),
    })),
    ...outgoing.map(({ clientId, content, createdAt, state }) => ({
      key: clientId,
      day: dayOf(createdAt),
      row: (
        <UserBubble
          content={content}
          createdAt={createdAt}
          onTakeBack={state === 'waiting' ? () => takeBack(sessionId, clientId) : undefined}
        />
      ),
    })),
  ];

  return (
    <div className="grid gap-5.5">
      {rows.map(({ key, day, row }, index) => (
        <Fragment key={key}>
          {day !== rows[index - 1]?.day && <DaySeparator day={day} />}
          {row}
        </Fragment>
      ))}
      {outgoing.some(({ state }) => state === 'sending') && <TypingRow />}
    </div>
  );
};
