import { formatDayOfYear, formatTime } from './format';
import { useNow } from './use-now';
import { useKept } from './kept.store';
import { useLanguage } from './preferences.store';
import { useTexts } from './texts';

/** A text that says when the data shown was kept on this device; null while the server answers. */
export const useKeptSince = (): string | null => {
  const { app } = useTexts();
  const language = useLanguage();
  const since = useKept((state) => state.since);
  const now = useNow();
  if (since === null) return null;
  const moment = new Date(since);
  const iso = moment.toISOString();
  const isToday = moment.toDateString() === now.toDateString();
  return app.kept(formatTime(iso), isToday ? null : formatDayOfYear(iso, language));
};
