import type { ReminderKind } from '../../contract/reminders.js';
import { fold } from '../../language/text.js';
import { kindOf } from '../../reminders/reading/task.js';

const LEAD =
  /^(?:(?:and|so|ok|okay|hi|hello|please|e|ma|ciao|allora|per favore|(?:can|could) you (?:tell|show) me|tell me|show me|(?:puoi|potresti) (?:dirmi|mostrarmi)|dimmi|mostrami) )+/;

const WHOM = "(?: (?:for|with|per|con|a|di) [\\p{L}' ]{2,30})?";
const SPAN =
  '(?: (?:next|soon|now|today|tomorrow|this week|this month|adesso|ora|presto|oggi|domani|questa settimana|questo mese|prossimamente|dopo))*';

/** A whole question, folded and without punctuation. */
const LISTS = new RegExp(
  `^(?:${[
    `what(?:'s| is| are)? (?:due|coming up)${SPAN}${WHOM}`,
    `(?:which|what) reminders (?:do i have|have i (?:set|got)|are (?:there|set|due|active|coming up))${SPAN}${WHOM}`,
    `(?:list |show )?(?:me )?(?:my|the|all|all my|her|his) reminders${WHOM}`,
    `(?:do i have|have i (?:got|set)|are there) (?:any )?reminders${SPAN}${WHOM}`,
    `(?:quali|che) promemoria (?:ho|ci sono|abbiamo)${SPAN}${WHOM}`,
    `(?:ho|ci sono) (?:dei )?promemoria${SPAN}${WHOM}`,
    `(?:i miei|tutti i miei|i) promemoria${WHOM}`,
    `(?:che cosa|cosa|che) (?:scade|e in scadenza|c'e da fare|c'e in programma)${SPAN}${WHOM}`,
    `(?:qual e la prossima scadenza|quali sono le prossime scadenze)${WHOM}`,
  ].join('|')})$`,
  'u',
);

/** Asks when the next one of a kind is due; answered only if one is set. */
const NEXT =
  /^(?:when (?:is|are) (?:her|his|its|the|my \p{L}+'s) (?:next )?(?<thing>[\p{L} -]{4,40}?)(?: due| next)+|when (?:is|are) (?:her|his|its|the) next (?<other>[\p{L} -]{4,40})|quando (?:e|c'e|scade|tocca) (?:il|la|lo) prossim[oa] (?<cosa>[\p{L} -]{4,40}))$/u;

/** Which reminders a message asks for: all, or those of a kind; null for none. */
export function readReminderQuestion(message: string): ReminderKind | 'all' | null {
  const said = fold(message)
    .replaceAll(/[^\p{L}\d'-]+/gu, ' ')
    .trim()
    .replace(LEAD, '');
  if (said.length > 90) return null;
  if (LISTS.test(said)) return 'all';
  const { thing, other, cosa } = NEXT.exec(said)?.groups ?? {};
  const named = thing ?? other ?? cosa;
  if (named === undefined) return null;
  const kind = kindOf(named);
  return kind === 'other' ? null : kind;
}
