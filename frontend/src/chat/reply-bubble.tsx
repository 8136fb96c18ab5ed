import type { Message } from '@contract/chat';
import { RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import './answer.css';
import { Markdown } from './markdown';
import { ReplyFrame } from './reply-frame';
import { ReplyTools } from './reply-tools';
import { Sources } from './sources';
import { isFinal } from './thread';
import { TriageCard } from './triage-card';
import { TypingDots } from './typing-dots';
import { useReplyText } from './use-reply-text';

interface ReplyBubbleProps {
  message: Message;
  /** What this reply answers, when it may be asked again. */
  question: string | undefined;
  onRetry: (question: string) => void;
}

const Failed = ({ message, question, onRetry }: ReplyBubbleProps) => {
  const { chat } = useTexts();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
      <p className="min-w-40 flex-1 text-[0.9375rem] leading-snug">
        {chat.failures[message.error ?? 'INTERRUPTED']}{' '}
        <span className="text-soft">{chat.notCounted}</span>
      </p>
      {question !== undefined && (
        <Button variant="quiet" size="sm" onClick={() => onRetry(question)}>
          <RotateCcw aria-hidden className="size-4" />
          {chat.retry}
        </Button>
      )}
    </div>
  );
};

export const ReplyBubble = memo(({ message, question, onRetry }: ReplyBubbleProps) => {
  const { chat } = useTexts();
  const text = useReplyText(message);
  const over = isFinal(message);
  const growing = !over || text !== message.content;
  const [fresh] = useState(!over);
  return (
    <ReplyFrame>
      {message.triage && <TriageCard triage={message.triage} announced={fresh} />}
      {text === '' ? (
        !over && <TypingDots />
      ) : (
        <div
          data-role="assistant"
          className={`answer max-w-[min(70%,68ch)] ${growing ? 'growing' : ''}`}
        >
          <Markdown text={text} growing={growing} />
        </div>
      )}
      {message.status === 'failed' && (
        <Failed message={message} question={question} onRetry={onRetry} />
      )}
      {message.status === 'stopped' && <p className="mt-1 text-sm text-faint">{chat.stopped}</p>}
      {over && message.sources && <Sources sources={message.sources} />}
      {over && <ReplyTools content={message.content} createdAt={message.createdAt} />}
    </ReplyFrame>
  );
});
