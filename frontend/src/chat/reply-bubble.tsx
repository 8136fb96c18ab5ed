import type { Message, Triage } from '@contract/chat';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { useChatStore } from './chat.store';
import { FollowUps } from './follow-ups';
import { ReplyFrame } from './reply-frame';
import { ReplyText } from './reply-text';
import { ReplyTools } from './reply-tools';
import { Sources } from './sources';
import { isFinal } from './thread';
import { TriageCard } from './triage-card';

interface ReplyBubbleProps {
  message: Message;
  /** What this reply answers. */
  question: string | undefined;
  /** Nothing was asked after it. */
  newest: boolean;
  onAsk: (question: string) => void;
}

const Failed = ({ message, question, newest, onAsk }: ReplyBubbleProps) => {
  const { chat } = useTexts();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
      <p className="min-w-40 flex-1 text-[0.9375rem] leading-snug">
        {chat.failures[message.error ?? 'INTERRUPTED']}{' '}
        <span className="text-soft">{chat.notCounted}</span>
      </p>
      {newest && question !== undefined && (
        <Button variant="quiet" size="sm" onClick={() => onAsk(question)}>
          <RotateCcw aria-hidden className="size-4" />
          {chat.retry}
        </Button>
      )}
    </div>
  );
};

const ReplyTriage = ({ messageId, triage }: { messageId: number; triage: Triage }) => {
  const live = useChatStore((state) => state.arrived[messageId] === true);
  return <TriageCard triage={triage} live={live} />;
};

export const ReplyBubble = memo((props: ReplyBubbleProps) => {
  const { message, question, newest, onAsk } = props;
  const { chat } = useTexts();
  const { triage, status, followUps } = message;
  return (
    <ReplyFrame>
      {triage && <ReplyTriage messageId={message.id} triage={triage} />}
      <ReplyText message={message} />
      {status === 'failed' && <Failed {...props} />}
      {status === 'stopped' && <p className="mt-1 text-sm text-faint">{chat.stopped}</p>}
      {isFinal(message) && (
        <>
          <Sources message={message} />
          <ReplyTools message={message} question={question} onAsk={onAsk} />
        </>
      )}
      {newest && status === 'complete' && followUps && (
        <FollowUps questions={followUps} onAsk={onAsk} />
      )}
    </ReplyFrame>
  );
});
