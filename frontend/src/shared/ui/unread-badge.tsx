import { useChatOf } from '../sessions.api';
import { useTexts } from '../texts';

/** Nothing while every answer about the pet was seen. */
export const UnreadBadge = ({ petId }: { petId: number }) => {
  const { unread } = useTexts().manners;
  const count = useChatOf(petId)?.unread ?? 0;
  if (count === 0) return null;
  return (
    <span className="inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-green px-1.5 text-[0.75rem] leading-none font-semibold text-green-ink tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{unread(count)}</span>
    </span>
  );
};
