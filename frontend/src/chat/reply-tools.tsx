import { RotateCw, Check, Copy } from 'lucide-react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { useAskingInTime } from './asking.store';
import { useChatStore } from './chat.store';
import { isBusy } from './thread';
import { useEffect, useState, memo } from 'react';
import { speak, toast } from '../shared/ui/notices.store';
import { plainText } from './plain-text';
import type { Message } from '@contract/chat';
import { FeedbackThumbs } from './feedback-thumbs';
import { MessageTime } from './message-bubbles';

interface AskAgainProps {
  sessionId: number;
  question: string;
  onAsk: (question: string) => void;
}

/** Sends the question of an answer once more, as a new one; waits while another is answered. */
const AskAgain = ({ sessionId, question, onAsk }: AskAgainProps) => {
  const { chat } = useTexts();
  const { mayAsk, busy } = useAskingInTime();
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

/** Browsers have a clipboard on https and localhost only. */
const CAN_COPY = 'clipboard' in navigator;

/** Copies an answer as it reads, without the marks it is written with. */
const CopyButton = ({ content }: { content: string }) => {
  const { chat, common } = useTexts();
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
      toast({ title: common.error, description: chat.copyFailed, tone: 'destructive' });
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
