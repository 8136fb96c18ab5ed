import { FEEDBACK_REASONS, type Feedback, type Message } from '@contract/chat';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTexts } from '../../shared/texts';
import { Button, CloseButton } from '../../shared/ui/button';
import { useChatStore } from '../chat.store';
import { giveFeedback } from './reply-actions';
import { speak } from '../../shared/ui/notices.store';

interface ReasonsProps {
  id: string;
  given: Feedback | undefined;
  onChoose: (feedback: Feedback) => void;
  onClose: () => void;
}

const Reasons = ({ id, given, onChoose, onClose }: ReasonsProps) => {
  const { chat } = useTexts();
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      id={id}
      role="group"
      aria-label={chat.feedback.ask}
      onKeyDown={closeOnEscape}
      className="relative mt-1 w-full max-w-xl animate-fade rounded-card border border-line bg-card p-4 pr-12"
    >
      <p aria-hidden className="text-[0.9375rem] font-semibold">
        {chat.feedback.ask}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {FEEDBACK_REASONS.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={given?.reason === reason}
              onClick={() => onChoose({ helpful: false, reason })}
              className="min-h-11 rounded-full border border-line px-4 text-[0.9375rem] transition-colors hover:border-green aria-pressed:border-green aria-pressed:bg-green-wash"
            >
              {chat.feedback.reasons[reason]}
            </button>
          </li>
        ))}
      </ul>
      <CloseButton className="absolute top-1 right-1 *:size-4.5" onClick={onClose} />
    </div>
  );
};

const THUMB = 'aria-pressed:text-green [&[aria-pressed=true]>svg]:fill-green-wash';

const useFeedback = (message: Message, down: RefObject<HTMLButtonElement | null>) => {
  const { chat } = useTexts();
  const [asking, setAsking] = useState(false);
  const pending = useChatStore((state) => state.pendingFeedback[message.id]);
  const given = pending === undefined ? message.feedback : (pending ?? undefined);

  const say = (feedback: Feedback | null): void => {
    const open = feedback !== null && !feedback.helpful && feedback.reason === undefined;
    setAsking(open);
    speak(open || feedback === null ? '' : chat.feedback.thanks);
    void giveFeedback(message.id, feedback);
  };
  const close = (): void => {
    setAsking(false);
    down.current?.focus();
  };
  const choose = (feedback: Feedback): void => {
    say(feedback);
    down.current?.focus();
  };
  const press = (helpful: boolean): void => say(given?.helpful === helpful ? null : { helpful });
  return { given, asking, press, choose, close };
};

export const FeedbackThumbs = ({ message }: { message: Message }) => {
  const { chat } = useTexts();
  const down = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { given, asking, press, choose, close } = useFeedback(message, down);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className={THUMB}
        aria-label={chat.feedback.helpful}
        title={chat.feedback.helpful}
        aria-pressed={given?.helpful === true}
        onClick={() => press(true)}
      >
        <ThumbsUp aria-hidden className="size-4.5" />
      </Button>
      <Button
        ref={down}
        variant="ghost"
        size="icon"
        className={THUMB}
        aria-label={chat.feedback.notHelpful}
        title={chat.feedback.notHelpful}
        aria-pressed={given?.helpful === false}
        aria-expanded={asking}
        aria-controls={asking ? id : undefined}
        onClick={() => press(false)}
      >
        <ThumbsDown aria-hidden className="size-4.5" />
      </Button>
      {given?.reason && !asking && (
        <span className="order-last w-full pl-3 text-[0.8125rem] text-faint sm:order-none sm:w-auto sm:pl-0">
          {chat.feedback.reasons[given.reason]}
        </span>
      )}
      {asking && (
        <div className="order-last w-full pl-3">
          <Reasons id={id} given={given} onChoose={choose} onClose={close} />
        </div>
      )}
    </>
  );
};
