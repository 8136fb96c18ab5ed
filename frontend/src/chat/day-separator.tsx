import { formatDay } from '../shared/format';
import { useTexts } from '../shared/texts';
import { useLanguage } from '../shared/preferences.store';

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
