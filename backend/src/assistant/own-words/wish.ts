import type { Language } from '../../contract/languages.js';
import { ASKS_FOR_REMINDER, ASKS_SOMETHING_ELSE, wantsSummary } from '../../contract/wishes.js';
import { fold } from '../../language/text.js';
import { ZONES } from '../../language/zones.js';
import { readReminder } from '../../reminders/reading/read-reminder.js';

/** What an owner wants done, other than a question about the animal. */
export type Wish =
  | { wants: 'summary' }
  /** `isRead` says whether a time was given; `suggests` are ways to give one. */
  | { wants: 'reminder'; isRead: boolean; suggests: string[] };

/** A wish that does not say what to remind of. */
const BARE =
  /^\W*(?:(?:can|could|will|would) you )?(?:please )?(?:remind me|(?:puoi|potresti) ricordarmi|mi ricordi)\W*$/u;

/** Suggested times; each is tried with the owner's words. */
const WHEN: Record<Language, readonly string[]> = {
  en: ['every day at 8', 'every Sunday at 9', 'tomorrow at 9'],
  it: ['ogni giorno alle 8', 'ogni domenica alle 9', 'domani alle 9'],
};

/** Longer messages say more than a wish. Characters. */
const LONGEST = 900;

/** The wish in a message, and what else it says; null without a wish. */
export function readWish(message: string, language: Language): { wish: Wish; rest: string } | null {
  if (message.length > LONGEST) return null;
  const sentences = message.match(/[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]*)*[.!?;]*/gu) ?? [];
  const index = sentences.findIndex((one) => isWish(one.trim()));
  if (index < 0) return null;
  const sentence = (sentences[index] ?? '').trim();
  const rest = sentences
    .filter((_, place) => place !== index)
    .join('')
    .trim();
  if (wantsSummary(sentence)) return { wish: { wants: 'summary' }, rest };
  const at = { now: new Date(), timeZone: ZONES[language] };
  const isRead = readReminder(message, at) !== null;
  const words = sentence.replace(/[?!.;\s]+$/u, '');
  const suggests = WHEN[language]
    .map((when) => `${words} ${when}`)
    .filter((one) => readReminder(one, at) !== null);
  return { wish: { wants: 'reminder', isRead, suggests: isRead ? [] : suggests }, rest };
}

function isWish(sentence: string): boolean {
  if (wantsSummary(sentence)) return true;
  const said = fold(sentence);
  return ASKS_FOR_REMINDER.test(said) && !ASKS_SOMETHING_ELSE.test(said) && !BARE.test(said);
}
