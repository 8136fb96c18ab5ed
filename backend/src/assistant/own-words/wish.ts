import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import { ZONES } from '../../language/zones.js';
import { readReminder } from '../../reminders/reading/read-reminder.js';

/** What an owner wants done that is no question about the animal. */
export type Wish =
  | { wants: 'summary' }
  /** `isRead` says whether it was told when; `suggests` are ways to say so. */
  | { wants: 'reminder'; isRead: boolean; suggests: string[] };

/** "Make a summary for my vet", "un riassunto per il veterinario". The client offers it by the same words. */
const SUMMARY =
  /\b(?:summary|summari[sz]e|report|overview)\b.{0,60}\b(?:vet|vets|veterinarian|clinic)\b|\b(?:vet|veterinarian|clinic)\b.{0,60}\b(?:summary|report|overview)\b|\b(?:riassunt\w+|riepilog\w+|sintesi|relazione|resoconto)\b.{0,60}\b(?:vet|veterinari\w+|clinica)\b/u;

const REMINDER =
  /\b(?:remind (?:me|us)|(?:set|make|add|create)(?: me)?(?: up)? an? (?:reminder|alarm)|ricordami(?:lo|la)?|mi ricord(?:i|eresti)|ricordarmi|(?:imposta|metti|aggiungi|crea)(?:mi)? un (?:promemoria|avviso))\b/u;

/** What was said is asked for, something is like another thing, or nothing is wanted. */
const NO_REMINDER =
  /\b(?:don't|do not|never|stop|no need to|non)(?: \w+)? (?:remind|ricord)|(?<!\b(?:can|could|will|would) )\b(?:you|he|she|it|that|this|they|which)(?: really| always)? reminds? (?:me|us)|\b(?:remind me|ricordami|mi ricordi|ricordarmi)(?: again| ancora| un attimo)?,? (?:what|how|which|why|where|who|whether|if|when|again\b|cosa|che cosa|come|qual|quant|perche|dove|chi|se\b|quando|di cosa|un po)/u;

/** Words that are a wish without saying for what. */
const BARE =
  /^\W*(?:(?:can|could|will|would) you )?(?:please )?(?:remind me|(?:puoi|potresti) ricordarmi|mi ricordi)\W*$/u;

/** Ways to say when, of which each is tried with the owner's words. */
const WHEN: Record<Language, readonly string[]> = {
  en: ['every day at 8', 'every Sunday at 9', 'tomorrow at 9'],
  it: ['ogni giorno alle 8', 'ogni domenica alle 9', 'domani alle 9'],
};

/** Longer messages tell more than they wish. Characters. */
const LONGEST = 900;

/** What is wanted in a message, and what else it says; null where nothing is. */
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
  if (SUMMARY.test(fold(sentence))) return { wish: { wants: 'summary' }, rest };
  const at = { now: new Date(), timeZone: ZONES[language] };
  const isRead = readReminder(message, at) !== null;
  const words = sentence.replace(/[?!.;\s]+$/u, '');
  const suggests = WHEN[language]
    .map((when) => `${words} ${when}`)
    .filter((one) => readReminder(one, at) !== null);
  return { wish: { wants: 'reminder', isRead, suggests: isRead ? [] : suggests }, rest };
}

function isWish(sentence: string): boolean {
  const said = fold(sentence);
  if (SUMMARY.test(said)) return true;
  return REMINDER.test(said) && !NO_REMINDER.test(said) && !BARE.test(said);
}
