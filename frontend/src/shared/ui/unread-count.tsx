import { useFirstTexts } from '../texts/first';

/** The number of unread answers; nothing for none. */
export const UnreadCount = ({ count }: { count: number }) => {
  const { common } = useFirstTexts();
  if (count === 0) return null;
  return (
    <span className="inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-green px-1.5 text-[0.75rem] leading-none font-semibold text-green-ink tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{common.unread(count)}</span>
    </span>
  );
};
