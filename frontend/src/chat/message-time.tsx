import { formatMoment, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';

/** Shown while its message is hovered, focused or pressed. */
export const MessageTime = ({ createdAt }: { createdAt: string }) => {
  const language = useLanguage();
  return (
    <time
      dateTime={createdAt}
      title={formatMoment(createdAt, language)}
      className="text-[0.8125rem] whitespace-nowrap text-faint opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-active:opacity-100"
    >
      {formatTime(createdAt, language)}
    </time>
  );
};
