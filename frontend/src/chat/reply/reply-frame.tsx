import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../shared/texts';
import { ZampaMark } from '../../shared/ui/zampa-mark';

interface ReplyFrameProps {
  /** The article's id, once it is a stored message. */
  id?: string;
  /** Whether it is not the newest: on touch screens, a tap then shows its tools. */
  older?: boolean;
  children: ReactNode;
}

/** A tap focuses it, which shows the message's tools. */
export const ReplyFrame = ({ id, older = false, children }: ReplyFrameProps) => {
  const { common } = useTexts();
  return (
    <article
      id={id}
      aria-label={common.name}
      tabIndex={-1}
      data-older={older}
      className="group grid outline-none grid-cols-[minmax(0,1fr)] gap-3.5 sm:grid-cols-[1.875rem_minmax(0,1fr)]"
    >
      <ZampaMark tone="assistant" className="hidden size-7.5 sm:block" />
      <div className="min-w-0">{children}</div>
    </article>
  );
};

const SLOW_MS = 3_000;
const DOT = 'size-1.75 animate-pulse rounded-full bg-faint';

export const TypingDots = () => {
  const { chat } = useTexts();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), SLOW_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1">
      <span role="img" aria-label={chat.writing} className="flex gap-1.25">
        <span className={DOT} />
        <span className={`${DOT} [animation-delay:160ms]`} />
        <span className={`${DOT} [animation-delay:320ms]`} />
      </span>
      {long && <span className="animate-fade text-sm text-soft">{chat.stillWaiting}</span>}
    </div>
  );
};

export const TypingRow = () => (
  <ReplyFrame>
    <TypingDots />
  </ReplyFrame>
);
