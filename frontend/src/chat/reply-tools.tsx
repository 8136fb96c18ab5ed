import type { Message } from '@contract/chat';
import { RotateCw, Check, Copy } from 'lucide-react';
import { useEffect, useState, memo } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { speak, toastError } from '../shared/ui/notices.store';
import { useChatStore } from './chat.store';
import { FeedbackThumbs } from './feedback-thumbs';
import { useAllowance } from './free-plan';
import { MessageTime } from './message-bubbles';
import { plainText } from './plain-text';
import { isBusy } from './thread';

interface AskAgainProps {
  sessionId: number;
  question: string;
  onAsk: (question: string) => void;
}

const AskAgain = ({ sessionId, question, onAsk }: AskAgainProps) => {
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
        if (!isBusy(useChatStore.getState().threads[sessionId])) onAsk(question);
      }}
    >
      <RotateCw aria-hidden className="size-4.5" />
    </Button>
  );
};

const SHOW_COPIED_MS = 2_000;

/** The clipboard exists only on https and localhost. */
const CAN_COPY = 'clipboard' in navigator;

const CopyButton = ({ content }: { content: string }) => {
  const { chat } = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => {
      setCopied(false);
      speak('');
    }, SHOW_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(content));
      setCopied(true);
      speak(chat.copied);
    } catch {
      toastError(chat.copyFailed);
    }
  };

  if (!CAN_COPY || content === '') return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={copied ? chat.copied : chat.copy}
      title={copied ? chat.copied : chat.copy}
      onClick={() => void copy()}
    >
      {copied ? (
        <Check aria-hidden className="size-4.5 text-green" />
      ) : (
        <Copy aria-hidden className="size-4.5" />
      )}
    </Button>
  );
};

interface ReplyToolsProps {
  message: Message;
  question: string | undefined;
  onAsk: (question: string) => void;
}

/** A failed answer has its retry above instead. */
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
