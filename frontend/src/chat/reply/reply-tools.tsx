import type { Message } from '@contract/chat';
import { RotateCw } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { useChatStore } from '../chat.store';
import { CopyButton } from './copy-button';
import { FeedbackThumbs } from './feedback-thumbs';
import { useAllowance } from '../free-plan';
import { MessageTime } from '../messages/message-bubbles';
import { plainText } from './plain-text';
import { ShareButton } from '../share/share-button';
import { SkipTools } from './skip-tools';
import { isBusy } from '../thread';
import { ReadAloud } from '../voice/read-aloud';

/** @param repeats the id of the question that is asked once more */
export type OnAsk = (question: string, repeats?: number) => void;

interface AskAgainProps {
  sessionId: number;
  question: string;
  questionId: number | undefined;
  onAsk: OnAsk;
}

const AskAgain = ({ sessionId, question, questionId, onAsk }: AskAgainProps) => {
  const { chat } = useTexts();
  const { mayAsk, busy } = useAllowance();
  if (!mayAsk) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={chat.askAgain}
      title={chat.askAgain}
      aria-disabled={busy}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      onClick={() => {
        if (!isBusy(useChatStore.getState().threads[sessionId])) onAsk(question, questionId);
      }}
    >
      <RotateCw aria-hidden className="size-4.5" />
    </Button>
  );
};

interface ReplyToolsProps {
  message: Message;
  question: string | undefined;
  questionId: number | undefined;
  onAsk: OnAsk;
}

/** A failed answer has its retry above instead. */
export const ReplyTools = memo(({ message, question, questionId, onAsk }: ReplyToolsProps) => {
  const { chat } = useTexts();
  const { id, sessionId, content, createdAt, status } = message;
  return (
    <div className="reply-tools mt-1 -ml-3 flex flex-wrap items-center gap-x-0.5">
      <SkipTools />
      {content !== '' && (
        <CopyButton
          label={chat.copy}
          failed={chat.copyFailed}
          content={() => ({ text: plainText(content) })}
        />
      )}
      <ReadAloud messageId={id} content={content} />
      {content !== '' && <ShareButton message={message} />}
      {status === 'complete' && <FeedbackThumbs message={message} />}
      {status !== 'failed' && question !== undefined && (
        <AskAgain {...{ sessionId, question, questionId, onAsk }} />
      )}
      <MessageTime createdAt={createdAt} />
    </div>
  );
});
