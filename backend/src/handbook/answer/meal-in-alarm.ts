import type { Triage } from '../../contract/chat.js';
import { namesOf } from '../../language/animals.js';
import { fold } from '../../language/text.js';
import { saysInAlarm } from './alarm-words.js';
import { ALARM_TEXTS } from './alarm.texts.js';
import type { Draft } from './question.js';

/** A step that gives food: after too much insulin, it is the first aid. */
const GIVES_FOOD =
  /\b(?:offer its usual food|offrigli subito il suo cibo|honey|miele|(?:leave|to|little) hay|lascia il fieno|(?:con|poco) fieno)\b/;
/** A step or a don't that leaves the animal without any. */
const TAKES_FOOD_AWAY =
  /\b(?:give no (?:food|feed|water and no food)|do not feed|while it is cold|finche e freddo|take (?:all )?(?:food|feed|hay)(?: and \w+)? away|non (?:dare cibo|dare acqua ne cibo|nutrire un)|niente mangime|togli (?:tutto il )?(?:cibo|fieno|mangime e acqua))\b/;
/** Advice that takes the animal's water away, or leaves it. */
const ON_WATER =
  /\b(?:food and water away|no food, (?:no drink|water)|leave (?:\w+ ){0,3}water|water (?:and soaked hay )?(?:with)?in reach|cibo e acqua|cibo, acqua|lascia (?:l'|(?:poca |vicino fieno e )?)acqua|hay and water only|fieno e acqua solo|acqua (?:fresca a disposizione|e fieno bagnato vicino))\b/;
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
/** Such animals that no entry is about. */
const SHEEP = new RegExp(`\\b(?:${namesOf('sheep', 'lamb', 'alpaca')})\\b`);
/** Small animals with reserves for a few hours only. */
const CANNOT_FAST: ReadonlySet<string | null> = new Set(['hamster', 'rat']);

/** Whether a don't that names food leaves it to the animal: it is no answer to "may he eat?". */
export const leavesFood = (dont: string): boolean => FORBIDS_FORCE.test(fold(dont));

const takesFoodAway = ({ actions, donts }: Triage): boolean =>
  [...actions, ...donts].some((advice) => TAKES_FOOD_AWAY.test(fold(advice)));

/**
 * The reply to a request for food or water while an alarm is open: what the card says about it,
 * otherwise what suits the animal. Empty if nothing was asked for, or if the alarm is not an emergency
 * and its card leaves the animal its food.
 */
export function wordOnMeal({ input, subject }: Draft): string {
  const { question, triage, language } = input;
  const texts = ALARM_TEXTS[language];
  if (saysInAlarm(question, 'drink')) {
    const advice = [...triage.actions, ...triage.donts];
    return advice.find((text) => ON_WATER.test(fold(text))) ?? texts.askTheVet;
  }
  const isTaken = takesFoodAway(triage);
  if (!saysInAlarm(question, 'meal') || !(isTaken || triage.level === 'emergency')) return '';
  const given = triage.actions.find((action) => GIVES_FOOD.test(fold(action)));
  if (given !== undefined) return given;
  if (isTaken) return texts.noMeal;
  if (livesOnHay(input, subject)) return texts.onlyHay;
  const cannotFast = subject.species === 'uccello' || CANNOT_FAST.has(subject.animal);
  return cannotFast ? texts.leaveFood : texts.noMeal;
}

function livesOnHay(
  { question, history, pet }: Draft['input'],
  { species, animal }: Draft['subject'],
): boolean {
  if (species === 'coniglio' || LIVE_ON_HAY.has(animal)) return true;
  const told = history.map(({ role, content }) => (role === 'user' ? content : ''));
  return species === 'altro' && SHEEP.test(fold([pet.breed ?? '', ...told, question].join('\n')));
}
