import { formatDay } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names the day of a moment, in ISO 8601 or as `Date.toDateString()`: today, yesterday, or its date. */
export const useDayLabel = (): ((moment: string) => string) => {
  const { chat } = useTexts();
  const language = useLanguage();
  return (moment) => {
    const day = new Date(moment).toDateString();
    const now = new Date();
    const noonYesterday = new Date(new Date(now).setHours(12) - DAY_MS);
    if (day === now.toDateString()) return chat.today;
    return day === noonYesterday.toDateString() ? chat.yesterday : formatDay(day, language);
  };
};
