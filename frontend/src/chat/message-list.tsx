import { Fragment, useState } from 'react';
import { takeBack } from './asking';
import { useKeepAsking } from './asking.store';
import { DaySeparator } from './message-dates';
import { MessageStretch, ROWS } from './message-stretch';
import { dayOf, stretchesOf } from './stretches';
import type { Thread } from './thread';
import { TypingRow } from './typing-dots';
import { useTrimOldMessages } from './use-trim-old-messages';
import { UserBubble } from './user-bubble';

interface MessageListProps {
  sessionId: number;
  thread: Thread;
  /** Its end is being read. */
  atEnd: boolean;
  onAsk: (question: string) => void;
}

/** Questions that are not stored yet. */
const OutgoingRows = ({ sessionId, thread }: Pick<MessageListProps, 'sessionId' | 'thread'>) => {
  const { messages, outgoing } = thread;
  const days = [messages.at(-1), ...outgoing].map((row) => row && dayOf(row.createdAt));
  return (
    <div className={ROWS}>
      {outgoing.map(({ clientId, content, createdAt, state }, index) => (
        <Fragment key={clientId}>
          {dayOf(createdAt) !== days[index] && <DaySeparator day={dayOf(createdAt)} />}
          <UserBubble
            content={content}
            createdAt={createdAt}
            onTakeBack={state === 'waiting' ? () => takeBack(sessionId, clientId) : undefined}
          />
        </Fragment>
      ))}
      {outgoing.some(({ state }) => state === 'sending') && <TypingRow />}
    </div>
  );
};

export const MessageList = ({ sessionId, thread, atEnd, onAsk }: MessageListProps) => {
  const { messages, outgoing } = thread;
  useKeepAsking(thread);
  const [anchor, setAnchor] = useState<number>();
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (anchor === undefined && newest) setAnchor(newest.id);
  // It was let go; what is held now begins with a whole stretch.
  else if (anchor !== undefined && oldest && oldest.id > anchor) setAnchor(oldest.id);
  const stretches = stretchesOf(messages, anchor ?? newest?.id ?? 0);
  useTrimOldMessages({ thread, stretches, atEnd }, sessionId);
  return (
    <div className="-mx-4 -my-2.75 sm:-mx-6">
      {stretches.map((stretch, index) => (
        <MessageStretch
          key={stretch.key}
          stretch={stretch}
          newest={outgoing.length === 0 && stretch.messages.at(-1) === newest ? newest : undefined}
          last={index === stretches.length - 1}
          onAsk={onAsk}
        />
      ))}
      {outgoing.length > 0 && <OutgoingRows sessionId={sessionId} thread={thread} />}
    </div>
  );
};
