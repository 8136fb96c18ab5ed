import { useEffect, useRef, Fragment, useState } from 'react';
import { useChatStore } from './chat.store';
import { type Stretch, dayOf, stretchesOf } from './stretches';
import { isBusy, type Thread } from './thread';
import { takeBack } from './asking';
import { usePublishAllowance } from './free-plan';
import { DaySeparator, UserBubble } from './message-bubbles';
import { MessageStretch, ROWS } from './message-stretch';
import { TypingRow } from './reply-frame';

/** Roughly what a page keeps of a chat: some hundred usual messages. */
const KEPT_CHARACTERS = 100_000;
/** The first delay lets the answer that has just ended be revealed to its end. */
const FIRST_MS = 2_000;
const NEXT_MS = 250;

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce(
    (total, { messages }) =>
      messages.reduce((length, { content }) => length + content.length, total),
    0,
  );

/**
 * Bounds the memory of a chat that goes on and on: while its end is read, its oldest stretches go,
 * one after another. They are loaded again when the reader goes up to them.
 */
const useTrimOldMessages = (
  { thread, stretches, atEnd }: { thread: Thread; stretches: readonly Stretch[]; atEnd: boolean },
  sessionId: number,
): void => {
  const kept = stretches.slice(1);
  const oldestKept = useRef<number>(undefined);
  const may = atEnd && !isBusy(thread) && lengthOf(kept) > KEPT_CHARACTERS;

  useEffect(() => {
    oldestKept.current = kept[0]?.messages[0]?.id;
  });
  useEffect(() => {
    if (!may) return;
    const goOn = (): void => {
      if (oldestKept.current !== undefined) {
        useChatStore.getState().dropOlder(sessionId, oldestKept.current);
      }
      timer = setTimeout(goOn, NEXT_MS);
    };
    let timer = setTimeout(goOn, FIRST_MS);
    return () => clearTimeout(timer);
  }, [sessionId, may]);
};

interface MessageListProps {
  sessionId: number;
  thread: Thread;
  /** The reader is at the end. */
  atEnd: boolean;
  onAsk: (question: string) => void;
}

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
  usePublishAllowance(thread);
  const [anchor, setAnchor] = useState<number>();
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (anchor === undefined && newest) setAnchor(newest.id);
  // The anchor was trimmed; what is kept now begins with a whole group.
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
