import { Clock } from 'lucide-react';
import { memo } from 'react';
import { formatMoment, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';
import { useDayLabel } from './day-label';

export const MessageTime = ({ createdAt }: { createdAt: string }) => {
  const language = useLanguage();
  return (
    <time
      dateTime={createdAt}
      title={formatMoment(createdAt, language)}
      className="text-[0.8125rem] whitespace-nowrap text-faint opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-active:opacity-100 pointer-coarse:group-data-[older=false]:opacity-100"
    >
      {formatTime(createdAt, language)}
    </time>
  );
};

/** `day` is a `Date.toDateString()`. */
export const DaySeparator = ({ day }: { day: string }) => (
  <p className="text-center text-[0.8125rem] text-faint">{useDayLabel()(day)}</p>
);

interface UserBubbleProps {
  /** Of the article, once it is a stored message. */
  id?: string;
  content: string;
  createdAt: string;
  /** Set while the question waits for a network. */
  onTakeBack?: (() => void) | undefined;
}

export const UserBubble = memo(({ id, content, createdAt, onTakeBack }: UserBubbleProps) => {
  const { chat } = useTexts();
  return (
    <article
      id={id}
      aria-label={chat.you}
      tabIndex={-1}
      className="group flex max-w-full flex-wrap items-end justify-end gap-x-2.5 gap-y-1 outline-none"
    >
      <MessageTime createdAt={createdAt} />
      <p
        data-role="user"
        className="max-w-[70%] rounded-[20px_20px_6px_20px] bg-green-wash px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {content}
      </p>
      {onTakeBack !== undefined && (
        <p className="flex w-full items-center justify-end gap-1.5 text-sm text-soft">
          <Clock aria-hidden className="size-4" />
          {chat.waitingForNetwork}
          <button
            type="button"
            onClick={onTakeBack}
            className="min-h-11 rounded-full px-2 font-semibold text-green underline underline-offset-3"
          >
            {chat.takeBack}
          </button>
        </p>
      )}
    </article>
  );
});
