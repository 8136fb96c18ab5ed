import type { Message, Triage } from '@contract/chat';
import { RotateCcw } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import '../markdown/answer.css';
import { besideCard } from './beside-card';
import { useChatStore } from '../chat.store';
import { CitedContext } from './citation';
import { useComposerStore } from '../composer/composer.store';
import { prepareMarks } from '../markdown/growing-marks';
import { Markdown } from '../markdown/markdown';
import { TypingDots, ReplyFrame } from './reply-frame';
import { ReminderOffer } from '../offers/reminder-offer';
import { ReplyTools, type OnAsk } from './reply-tools';
import { Sources } from './sources';
import { Suggestions } from '../suggestions/suggestions';
import { SummaryOffer } from '../offers/summary-offer';
import { isFinal } from '../thread';
import { anchorOf } from '../search/anchor';
import { TriageCard } from '../emergency/triage-card';
import { VetQuestion } from '../emergency/late-vet-question';
import { useReplyText } from './use-reply-text';

/** The only part of a bubble that renders with each frame. */
const ReplyText = ({ message }: { message: Message }) => {
  const { chat } = useTexts();
  const whole = useReplyText(message);
  const over = isFinal(message);
  const growing = !over || whole !== message.content;
  const { triage } = message;
  const text = besideCard(whole, { triage, inCard: chat.triage.inCard, growing });
  useEffect(() => {
    if (!over) void prepareMarks();
  }, [over]);
  const sources = over ? (message.sources?.length ?? 0) : undefined;
  const cited = useMemo(() => ({ messageId: message.id, sources }), [message.id, sources]);
  if (text === '') return over ? null : <TypingDots />;
  return (
    <div data-role="assistant" className="answer sm:max-w-[min(70%,68ch)]">
      <CitedContext value={cited}>
        <Markdown text={text} growing={growing} />
      </CitedContext>
    </div>
  );
};

interface FollowUpsProps {
  questions: readonly string[];
  onAsk: OnAsk;
}

const FollowUps = memo(({ questions, onAsk }: FollowUpsProps) => {
  const { chat } = useTexts();
  const mayAsk = useComposerStore((state) => state.mayAsk);
  if (!mayAsk || questions.length === 0) return null;
  return (
    <ul aria-label={chat.followUps} className="mt-2 flex animate-fade flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 max-w-full rounded-[22px] border border-line bg-card px-4 py-2 text-left text-[0.9375rem] leading-snug font-medium text-balance [overflow-wrap:anywhere] transition-colors hover:border-green"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
});

interface ReplyBubbleProps {
  message: Message;
  /** The question that this reply answers. */
  question: string | undefined;
  questionId?: number | undefined;
  newest: boolean;
  onAsk: OnAsk;
}

const Failed = ({ message, question, questionId, onAsk }: ReplyBubbleProps) => {
  const { chat } = useTexts();
  const busy = useComposerStore((state) => state.busy);
  const isAskedAgain = useChatStore(({ threads }) =>
    threads[message.sessionId]?.messages.some(
      ({ id, role, content }) => id > message.id && role === 'user' && content === question,
    ),
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
      <p className="min-w-40 flex-1 text-[0.9375rem] leading-snug">
        {chat.failures[message.error ?? 'INTERRUPTED']}{' '}
        <span className="text-soft">{chat.notCounted}</span>
      </p>
      {question !== undefined && !busy && !isAskedAgain && (
        <Button variant="quiet" size="sm" onClick={() => onAsk(question, questionId)}>
          <RotateCcw aria-hidden className="size-4" />
          {chat.retry}
        </Button>
      )}
    </div>
  );
};

/** The card is announced where it is first shown; in a reopened chat, only if its level has risen. */
const ReplyTriage = ({ messageId, triage }: { messageId: number; triage: Triage }) => {
  const arrived = useChatStore((state) => messageId in state.arrived);
  const [told] = useState(() => useChatStore.getState().arrived[messageId]);
  const { level } = triage;
  const live = arrived && told !== level;
  useEffect(() => {
    if (live) useChatStore.getState().markAnnounced(messageId, level);
  }, [live, messageId, level]);
  return <TriageCard triage={triage} live={live} />;
};

export const ReplyBubble = memo((props: ReplyBubbleProps) => {
  const { message, question, questionId, newest, onAsk } = props;
  const { chat } = useTexts();
  const { triage, status, followUps } = message;
  return (
    <ReplyFrame id={anchorOf(message.id)} older={!newest}>
      {triage && <ReplyTriage messageId={message.id} triage={triage} />}
      <ReplyText message={message} />
      {status === 'failed' && <Failed {...props} />}
      {status === 'stopped' && <p className="mt-1 text-sm text-faint">{chat.stopped}</p>}
      {isFinal(message) && (
        <>
          <Sources message={message} />
          <ReplyTools {...{ message, question, questionId, onAsk }} />
        </>
      )}
      {isFinal(message) && (
        <>
          {questionId !== undefined && <Suggestions questionId={questionId} />}
          <SummaryOffer question={question} />
          {triage?.level !== 'emergency' && <ReminderOffer question={question} />}
        </>
      )}
      {newest && isFinal(message) && triage?.level === 'emergency' && <VetQuestion />}
      {newest && status === 'complete' && followUps && (
        <FollowUps questions={followUps} onAsk={onAsk} />
      )}
    </ReplyFrame>
  );
});
