import type { Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import { fold } from '../../language/text.js';
import { ALARM_TEXTS } from './alarm.texts.js';
import type { Subject } from './subject.js';

/** A step that gives food: after too much insulin, it is the first aid. */
const GIVES_FOOD =
  /\b(?:offer its usual food|offrigli subito il suo cibo|honey|miele|(?:leave|to|little) hay|lascia il fieno|(?:con|poco) fieno)\b/;
/** A step or a don't that leaves the animal without any. */
const TAKES_FOOD_AWAY =
  /\b(?:give no (?:food|feed|water and no food)|do not feed|while it is cold|finche e freddo|take (?:all )?(?:food|feed|hay)(?: and \w+)? away|non (?:dare cibo|dare acqua ne cibo|nutrire un)|niente mangime|togli (?:tutto il )?(?:cibo|fieno|mangime e acqua))\b/;
/** A don't that names food, but only forbids to push it in. */
const FORBIDS_FORCE =
  /\b(?:force|force-feed|forzarlo|a forza|hay and water only|fieno e acqua solo)\b/;
/** Animals whose gut stops without fibre. */
const LIVE_ON_HAY: ReadonlySet<string | null> = new Set([
  'guinea-pig',
  'chinchilla',
  'degu',
  'horse',
  'donkey',
  'goat',
]);
/** Small animals with reserves for a few hours only. */
const CANNOT_FAST: ReadonlySet<string | null> = new Set(['hamster', 'rat']);

/** Whether a don't that names food leaves it to the animal: it is no answer to "may he eat?". */
export const leavesFood = (dont: string): boolean => FORBIDS_FORCE.test(fold(dont));

/**
 * The reply to a request for a meal in an emergency: what the card says about food, otherwise what
 * suits the animal.
 */
export function wordOnMeal(
  { actions, donts }: Triage,
  { species, animal }: Subject,
  language: Language,
): string {
  const texts = ALARM_TEXTS[language];
  const given = actions.find((action) => GIVES_FOOD.test(fold(action)));
  if (given !== undefined) return given;
  if ([...actions, ...donts].some((advice) => TAKES_FOOD_AWAY.test(fold(advice)))) {
    return texts.noMeal;
  }
  if (species === 'coniglio' || LIVE_ON_HAY.has(animal)) return texts.onlyHay;
  return species === 'uccello' || CANNOT_FAST.has(animal) ? texts.leaveFood : texts.noMeal;
}
