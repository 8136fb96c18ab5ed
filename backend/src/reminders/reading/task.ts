import { LIMITS } from '../../contract/limits.js';
import type { ReminderKind } from '../../contract/reminders.js';

/** Words for each kind in English and Italian; the first match counts. */
const KINDS: readonly (readonly [ReminderKind, RegExp])[] = [
  ['vaccine', /vaccin|booster|richiamo|rabies|antirabbic/],
  ['worms', /worm|sverm|\bvermi\b|drontal/],
  ['fleas', /\bflea|\bticks?\b|pulci|zecch|spot-on|antiparassitari/],
  ['weigh', /\bweigh|\bpes(?:a|are|arl[aoie]|o)\b/],
  ['nails', /\bnail|\bclaw|unghi/],
  ['teeth', /\bteeth|\btooth|\bdent[ei]\b/],
  [
    'medicine',
    /\b(?:medic|antibioti|syrup|sciroppo|tablet|pill(?:s?\b|ol)|pastigli|compress|(?:eye|ear)?drops\b|gocce|dose|insulin|ointment|pomata|cortison|painkiller|antidolorific|m[lg]\b|capsul|collirio|terapia|fiala)/,
  ],
  ['heat', /\bin heat\b|\bin season\b|calore/],
  ['insurance', /insurance|assicurazione|polizza/],
  ['passport', /passport|passaporto/],
  ['check', /\bvet\b|check-?up|veterinari|\bvisita\b|\bcontrollo\b/],
];

/** Booking a vaccination is not a vaccination, and must not count as one when done. */
const ERRAND =
  /^(?:(?:book|call|buy|order|cancel|ask|phone|ring)\b|(?:prenota|chiama|compra|ordina|annulla|chied|telefona))/;

/** The kind of a task, from its words without accents. */
export function kindOf(task: string): ReminderKind {
  const plain = task.toLowerCase();
  if (ERRAND.test(plain)) return 'other';
  return KINDS.find(([, words]) => words.test(plain))?.[0] ?? 'other';
}

/** Words that may precede the task in a sentence. */
const BEGINS =
  /^(?:(?:please|to|that|about|of|for|i|we|she|he|have to|has to|need to|must|and|also|di|del|della|dell'|dello|che|per|a|devo|dobbiamo|bisogna|anche|per favore|,)(?:\s+|(?<='))|[|,:\s-]+)/i;
const ENDS =
  /(?:[|,:\s-]+|\b(?:please|thanks|thank you|can you|could you|would you|puoi|potresti|per favore|per piacere|grazie|starting|from|for|and|on|at|a partire|da|dal|e|il|alle|per|of)|(?<!\w)[?!.]+)$/i;

/** The task as a title; null if none is stated. */
export function titleOf(words: string): string | null {
  let task = words.replace(/[?!.;\s]+$/u, '');
  for (let previous = ''; previous !== task;) {
    previous = task;
    task = task.replace(BEGINS, '').replace(ENDS, '');
  }
  const title = cut(
    task
      .replace(/\s*\|\s*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return title.length < 3 ? null : title.charAt(0).toUpperCase() + title.slice(1);
}

/** Shortens a text to the length of a title, at a word boundary. */
function cut(text: string): string {
  const { max } = LIMITS.reminderTitle;
  if (text.length <= max) return text;
  return text
    .slice(0, max + 1)
    .replace(/\s+\S*$/u, '')
    .slice(0, max);
}
