import type { Language } from '@contract/languages';
import { formatNearDay, formatTime } from './format';

/** The time of day, after its day unless that is today: 21:05, or 26 Nov, 21:05. */
export const formatNearTime = (iso: string, language: Language): string =>
  new Date(iso).toDateString() === new Date().toDateString()
    ? formatTime(iso)
    : `${formatNearDay(iso, language)}, ${formatTime(iso)}`;
