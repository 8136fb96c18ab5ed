import type { Language } from '../../contract/languages.js';
import type { Reminder } from '../../contract/reminders.js';
import { withoutMarkup } from '../../language/text.js';
import { spokenTime } from '../../platform/local-time.js';
import { OWN_WORDS } from './own-words.texts.js';

/** Maximum of reminders in one answer. */
const MOST = 6;

interface Told {
  name: string;
  /** Address of the pet's page. */
  url: string;
  now: Date;
  /** Whether the plan includes reminders; other plans keep them but do not send them. */
  isPaid: boolean;
  language: Language;
}

/** A list of what is due next. @param reminders active ones, the next first. */
export function tellReminders(
  reminders: readonly Pick<Reminder, 'title' | 'nextAt' | 'timeZone'>[],
  { name, url, now, isPaid, language }: Told,
): string {
  const texts = OWN_WORDS[language];
  const lines = reminders.flatMap(({ title, nextAt, timeZone }) => {
    if (nextAt === null) return [];
    const at = new Date(nextAt);
    const when = spokenTime(texts.locale, at, timeZone);
    return (at < now ? texts.overdue : texts.due)(withoutMarkup(title), when);
  });
  if (lines.length === 0) return isPaid ? texts.none(name, url) : texts.noneFree(name);
  const more = lines.length > MOST ? [texts.more(lines.length - MOST)] : [];
  const list = [...lines.slice(0, MOST), ...more].join('\n');
  return [list, isPaid ? texts.page(name, url) : texts.resting].join('\n\n');
}
