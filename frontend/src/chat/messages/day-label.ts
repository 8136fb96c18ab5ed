import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { useToday } from '../../shared/use-now';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names a day, given in ISO 8601 or as `Date.toDateString()`: today, yesterday, or its date. */
export const useDayLabel = (): ((moment: string) => string) => {
  const { chat } = useTexts();
  const language = useLanguage();
  const today = useToday();
  return (moment) => {
    const day = new Date(moment).toDateString();
    const noonYesterday = new Date(new Date(today).setHours(12) - DAY_MS);
    if (day === today) return chat.today;
    return day === noonYesterday.toDateString() ? chat.yesterday : formatDay(day, language);
  };
};
