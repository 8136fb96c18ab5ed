import type { Language } from '@contract/languages';
import type { NewReminder } from '@contract/reminders';
import { formatDay, formatShortDay, formatTime, formatWeekday } from './format';
import { daysBetween } from './local-time';
import { repeatText, splitRule } from './repeat';
import type { CareTexts } from './texts/en/care';

/** A moment relative to today, such as 'Tomorrow 20:00'. */
export const whenText = (
  moment: string,
  { now, texts, language }: { now: Date; texts: CareTexts['reminders']; language: Language },
): string => {
  const days = daysBetween(now, new Date(moment));
  const time = formatTime(moment);
  if (days === 0) return texts.today(time);
  if (days === 1) return texts.tomorrow(time);
  if (days > 1 && days < 7) return `${formatWeekday(moment, language)} ${time}`;
  const isThisYear = new Date(moment).getFullYear() === now.getFullYear();
  return `${(isThisYear ? formatShortDay : formatDay)(moment, language)}, ${time}`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * When a reminder that is not set up yet would be due, in the local time zone, such as 'every 12
 * hours, 14 times, from today 20:00'.
 */
export const scheduleText = (
  { rule, startsAt }: Pick<NewReminder, 'startsAt'> & { rule: string | null },
  { now, texts, language }: { now: Date; texts: CareTexts['reminders']; language: Language },
): string => {
  const first = whenText(startsAt, { now, texts, language });
  if (rule === null) return first;
  const { count, until } = splitRule(rule);
  const parts = [
    repeatText(rule, { reminders: texts }),
    count === null ? null : texts.times(Number(count)),
    until === null ? null : texts.until(formatShortDay(until, language)),
    texts.from(first),
  ];
  return parts.filter((part) => part !== null).join(', ');
};
