import type { Message } from '@contract/chat';
import { memo } from 'react';
import { AskAgain } from './ask-again';
import { CopyButton } from './copy-button';
import { FeedbackThumbs } from './feedback-thumbs';
import { MessageTime } from './message-dates';

interface ReplyToolsProps {
  message: Message;
  /** What the reply answers. */
  question: string | undefined;
  onAsk: (question: string) => void;
}

/** What can be done with an answer; one that failed has its retry above. */
export const ReplyTools = memo(({ message, question, onAsk }: ReplyToolsProps) => {
  const { sessionId, content, createdAt, status } = message;
  return (
    <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-0.5">
      <CopyButton content={content} />
      {status === 'complete' && <FeedbackThumbs message={message} />}
      {status !== 'failed' && question !== undefined && (
        <AskAgain sessionId={sessionId} question={question} onAsk={onAsk} />
      )}
      <MessageTime createdAt={createdAt} />
    </div>
  );
});
