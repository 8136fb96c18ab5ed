import { formatDay, formatMoment, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';

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

const DAY_MS = 24 * 60 * 60 * 1000;

/** `day` is a `Date.toDateString()`. */
export const DaySeparator = ({ day }: { day: string }) => {
  const { chat } = useTexts();
  const language = useLanguage();
  const now = new Date();
  const noonYesterday = new Date(new Date(now).setHours(12) - DAY_MS);
  const text =
    day === now.toDateString()
      ? chat.today
      : day === noonYesterday.toDateString()
        ? chat.yesterday
        : formatDay(day, language);
  return <p className="text-center text-[0.8125rem] text-faint">{text}</p>;
};
