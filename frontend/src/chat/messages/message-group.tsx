import type { Message } from '@contract/chat';
import { Fragment, memo, useRef } from 'react';
import { DaySeparator } from './message-bubbles';
import { ReplyBubble } from '../reply/reply-bubble';
import { dayOf, lastQuestion, type MessageGroupData } from './message-groups';
import type { OnAsk } from '../reply/reply-tools';
import { SkippedContext, useSkipping } from '../reply/use-skipping';
import { VetBubble } from './vet-bubble';
import { QuestionBubble } from '../versions/question-bubble';

/** Half the gap between two messages above and below, so that nothing is clipped at the edges. */
export const ROWS = 'space-y-5.5 px-4 py-2.75 sm:px-6';

interface MessageGroupProps {
  group: MessageGroupData;
  /** The newest message of the chat, if it is in this group. */
  newest: Message | undefined;
  last: boolean;
  onAsk: OnAsk;
}

const isSameGroup = (one: MessageGroupData, other: MessageGroupData): boolean =>
  one.before === other.before &&
  one.questionBefore === other.questionBefore &&
  one.messages.length === other.messages.length &&
  one.messages.every((message, index) => message === other.messages[index]);

const same = (one: MessageGroupProps, other: MessageGroupProps): boolean =>
  one.newest === other.newest &&
  one.last === other.last &&
  one.onAsk === other.onAsk &&
  isSameGroup(one.group, other.group);

export const MessageGroup = memo(({ group, newest, last, onAsk }: MessageGroupProps) => {
  const { messages, questionBefore } = group;
  const rows = useRef<HTMLDivElement>(null);
  const skipped = useSkipping(rows, messages, !last);
  return (
    <SkippedContext value={skipped}>
      <div
        ref={rows}
        className={`${ROWS} contain-content [contain-intrinsic-size:auto_40rem] data-skipping:[content-visibility:auto]`}
      >
        {messages.map((message, index) => {
          const day = dayOf(message.createdAt);
          const before = messages[index - 1] ?? group.before;
          return (
            <Fragment key={message.clientId ?? message.id}>
              {day !== (before && dayOf(before.createdAt)) && <DaySeparator day={day} />}
              {message.role === 'user' ? (
                <QuestionBubble message={message} />
              ) : message.author ? (
                <VetBubble message={message} author={message.author} />
              ) : (
                <ReplyBubble
                  message={message}
                  question={lastQuestion(messages.slice(0, index)) ?? questionBefore}
                  questionId={before?.id}
                  newest={message === newest}
                  onAsk={onAsk}
                />
              )}
            </Fragment>
          );
        })}
      </div>
    </SkippedContext>
  );
}, same);
