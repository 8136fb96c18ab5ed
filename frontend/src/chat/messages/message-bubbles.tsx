import type { Photo } from '@contract/photos';
import { Clock } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { formatMoment, formatTime } from '../../shared/format';
import { useTexts } from '../../shared/texts';
import { useDayLabel } from './day-label';
import { LeavingPhotos, SentPhotos } from '../photos/sent-photos';

export const MessageTime = ({ createdAt }: { createdAt: string }) => {
  return (
    <time
      dateTime={createdAt}
      title={formatMoment(createdAt)}
      className="text-[0.8125rem] whitespace-nowrap text-faint opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-active:opacity-100 pointer-coarse:group-data-[older=false]:opacity-100"
    >
      {formatTime(createdAt)}
    </time>
  );
};

/** `day` is a `Date.toDateString()`. */
export const DaySeparator = ({ day }: { day: string }) => (
  <p className="text-center text-[0.8125rem] text-faint">{useDayLabel()(day)}</p>
);

interface UserBubbleProps {
  /** The article's id, once it is a stored message. */
  id?: string;
  content: string;
  createdAt: string;
  photos?: readonly Photo[] | undefined;
  /** Set while the question is being sent. */
  clientId?: string;
  /** What it is waiting for; `onTakeBack` takes it back. */
  note?: string;
  onTakeBack?: (() => void) | undefined;
  /** Beside the words, shown on hover, focus or touch. */
  tools?: ReactNode;
  /** Below the words. */
  below?: ReactNode;
}

export const UserBubble = memo((props: UserBubbleProps) => {
  const { id, content, createdAt, photos, clientId, note, onTakeBack, tools, below } = props;
  const { chat } = useTexts();
  return (
    <article
      id={id}
      aria-label={chat.you}
      tabIndex={-1}
      className="group flex max-w-full flex-wrap items-end justify-end gap-x-2.5 gap-y-1 outline-none"
    >
      {photos && <SentPhotos photos={photos} />}
      {clientId !== undefined && <LeavingPhotos clientId={clientId} />}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-1 self-center">
        <MessageTime createdAt={createdAt} />
        {tools}
      </span>
      <p
        data-role="user"
        className="max-w-[70%] rounded-[20px_20px_6px_20px] bg-green-wash px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {content}
      </p>
      {below}
      {onTakeBack !== undefined && (
        <p className="flex w-full items-center justify-end gap-1.5 text-sm text-soft">
          <Clock aria-hidden className="size-4" />
          {note}
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
