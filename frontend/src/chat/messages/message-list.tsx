import { useEffect, useRef, Fragment, useState } from 'react';
import { useChatStore } from '../chat.store';
import { type MessageGroupData, dayOf, groupMessages } from './message-groups';
import { isBusy, shownMessages, type Thread } from '../thread';
import { usePublishAllowance } from '../free-plan';
import { DaySeparator } from './message-bubbles';
import { MessageGroup, ROWS } from './message-group';
import { OutgoingBubble, useIsAwaited } from '../photos/outgoing-bubble';
import { TypingRow } from '../reply/reply-frame';
import type { OnAsk } from '../reply/reply-tools';

/** Roughly how many characters of a chat a page keeps: some hundred typical messages. */
const KEPT_CHARACTERS = 100_000;
/** The first delay gives an answer that has just ended time to be fully revealed. */
const FIRST_MS = 2_000;
const NEXT_MS = 250;

const lengthOf = (groups: readonly MessageGroupData[]): number =>
  groups.reduce(
    (total, { messages }) =>
      messages.reduce((length, { content }) => length + content.length, total),
    0,
  );

/** While the end of a very long chat is read, drops its oldest groups, one after another. */
const useTrimOldMessages = (
  {
    thread,
    groups,
    atEnd,
  }: { thread: Thread; groups: readonly MessageGroupData[]; atEnd: boolean },
  sessionId: number,
): void => {
  const kept = groups.slice(1);
  const oldestKept = useRef<number>(undefined);
  const may = atEnd && !isBusy(thread) && lengthOf(kept) > KEPT_CHARACTERS;

  useEffect(() => {
    oldestKept.current = kept[0]?.messages[0]?.id;
  });
  useEffect(() => {
    if (!may) return;
    const dropOldest = (): void => {
      if (oldestKept.current !== undefined) {
        useChatStore.getState().dropOlder(sessionId, oldestKept.current);
      }
      timer = setTimeout(dropOldest, NEXT_MS);
    };
    let timer = setTimeout(dropOldest, FIRST_MS);
    return () => clearTimeout(timer);
  }, [sessionId, may]);
};

interface MessageListProps {
  sessionId: number;
  thread: Thread;
  /** Whether the reader is at the end. */
  atEnd: boolean;
  onAsk: OnAsk;
}

const OutgoingRows = ({ sessionId, thread }: Pick<MessageListProps, 'sessionId' | 'thread'>) => {
  const { outgoing } = thread;
  const messages = shownMessages(thread);
  const isAwaited = useIsAwaited(outgoing.filter(({ forVet }) => forVet !== true));
  const days = [messages.at(-1), ...outgoing].map((row) => row && dayOf(row.createdAt));
  return (
    <div className={ROWS}>
      {outgoing.map((question, index) => {
        const day = dayOf(question.createdAt);
        return (
          <Fragment key={question.clientId}>
            {day !== days[index] && <DaySeparator day={day} />}
            <OutgoingBubble sessionId={sessionId} question={question} />
          </Fragment>
        );
      })}
      {isAwaited && <TypingRow />}
    </div>
  );
};

export const MessageList = ({ sessionId, thread, atEnd, onAsk }: MessageListProps) => {
  const { outgoing } = thread;
  const messages = shownMessages(thread);
  usePublishAllowance(thread);
  const [anchor, setAnchor] = useState<number>();
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (anchor === undefined && newest) setAnchor(newest.id);
  // The anchor was trimmed; what is kept now begins with a whole group.
  else if (anchor !== undefined && oldest && oldest.id > anchor) setAnchor(oldest.id);
  const groups = groupMessages(messages, anchor ?? newest?.id ?? 0);
  useTrimOldMessages({ thread, groups, atEnd }, sessionId);
  return (
    <div className="-mx-4 -my-2.75 sm:-mx-6">
      {groups.map((group, index) => (
        <MessageGroup
          key={group.key}
          group={group}
          newest={outgoing.length === 0 && group.messages.at(-1) === newest ? newest : undefined}
          last={index === groups.length - 1}
          onAsk={onAsk}
        />
      ))}
      {outgoing.length > 0 && <OutgoingRows sessionId={sessionId} thread={thread} />}
    </div>
  );
};
