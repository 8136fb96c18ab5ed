import { animalOf } from '../../chat/question-triage.js';
import type { OwnWords } from '../../handbook/handbook-assistant.service.js';
import { tellsOfDeath } from '../../language/death.js';
import { replyLanguage } from '../../language/language.js';
import { questionWithin, tellsSomething } from '../../language/questions.js';
import { otherAnimalIn } from '../../language/correction.js';
import { fold } from '../../language/text.js';
import type { Question } from '../../replies/reply-generator.js';
import {
  assess,
  assessInCase,
  ENDS,
  namesNoise,
  plainEndIn,
  type TriageCase,
} from '../../safety/triage.js';
import { GOOD_NEWS, type End } from './good-news.texts.js';

/** Ways in which a message ends an alarm, each with its signals, the most explicit first. */
const KINDS: readonly (readonly [End, readonly string[]])[] = [
  ['at-vet', ['atVet']],
  ['seen-by-vet', ['backHome', 'treated', 'byVet']],
  ['long-past', ['longAgo']],
  ['not-real', ['notReal']],
  ['something-else', ['somethingElse']],
  ['nothing-taken', ['found', 'intact', 'notTaken']],
];
/** Without an alarm before it, only a visit that went well is taken for good news. */
const WENT_WELL =
  /\b(?:all (?:is |was |are )?(?:fine|good|ok(?:ay)?|well|clear)|(?:is|was|he'?s|she'?s|doing) (?:fine|ok(?:ay)?|well|better)|tutto (?:bene|ok|a posto|apposto|perfetto)|sta (?:bene|meglio))\b/;
const MOST_WORDS = 25;
/** Ends of an alarm about something that was eaten. */
const OF_THINGS: ReadonlySet<End> = new Set(['nothing-taken', 'something-else']);
/** Rules for things that were swallowed, beside the poisons. */
const SWALLOWED: ReadonlySet<string> = new Set(['foreign-body', 'battery', 'zinc']);

/**
 * Returns the reply to a message that ends an alarm or reports a visit to the vet that went well,
 * and the part of the message that asks something; `null` for any other message. The handbook has
 * no answer to such messages.
 */
export function goodNews(asked: Question): { words: OwnWords; question: Question } | null {
  const { question, pet, triage } = asked;
  if (triage.level !== 'routine' || tellsOfDeath(question)) return null;
  // News about another animal does not end an alarm.
  if (otherAnimalIn(question, pet.species)) return null;
  const folded = fold(question);
  const rest = questionWithin(question);
  const isPlain = plainEndIn(question, true) !== null;
  const tellsEnd =
    isPlain || namesNoise(folded) || Object.keys(ENDS).some((signal) => says(folded, signal));
  // Checked first, because assessing the conversation again takes milliseconds.
  if (!tellsEnd && (!tellsSomething(question) || !wasAlarming(asked))) return null;
  const alarm = endedAlarm(asked);
  if (alarm === null && !tellsOfGoodVisit(folded)) return null;
  const text = GOOD_NEWS[replyLanguage(asked).language][endIn(question, alarm)](pet.name);
  return {
    words: { text, place: rest === '' ? 'instead' : 'before', fact: '', followUps: [] },
    question: rest === '' ? asked : { ...asked, question: rest },
  };
}

const says = (folded: string, signal: string): boolean =>
  ENDS[signal]?.some((pattern) => pattern.test(folded)) === true;

function endIn(question: string, alarm: Alarm | null): End {
  const plain = plainEndIn(question, true);
  if (plain === 'cleared-by-vet') return 'seen-by-vet';
  if (plain === 'only-food' || plain === 'a-person') return 'something-else';
  const folded = fold(question);
  const kind = KINDS.find(([, signals]) => signals.some((signal) => says(folded, signal)))?.[0];
  const isOfThings = kind === undefined || OF_THINGS.has(kind);
  if (isOfThings && alarm?.isOfSomethingEaten === false) {
    // As in "Found the droppings" or "it was only torpor": the signs may return.
    return namesNoise(folded) ? 'was-afraid' : 'other';
  }
  return kind ?? 'other';
}

const tellsOfGoodVisit = (folded: string): boolean =>
  folded.split(/\s+/).length <= MOST_WORDS &&
  WENT_WELL.test(folded) &&
  (says(folded, 'backHome') || says(folded, 'atVet'));

/** Whether an earlier message raises an alarm by itself, even if that has faded since. */
const wasAlarming = ({ history, pet }: Question): boolean =>
  history.some(
    ({ role, content }) =>
      role === 'user' && assess({ ...animalOf(pet), text: content }).level !== 'routine',
  );

/** An alarm that a message has ended. */
interface Alarm {
  isOfSomethingEaten: boolean;
}

/** The alarm that this question closed, for a reason other than a dose. */
function endedAlarm({ question, history, pet }: Question): Alarm | null {
  const animal = animalOf(pet);
  const now = new Date();
  const next = (known: TriageCase | null, text: string) =>
    assessInCase(known, { ...animal, text }, now);
  const before = history
    .filter(({ role }) => role === 'user')
    .reduce<TriageCase | null>((known, { content }) => next(known, content).next, null);
  if (!before?.alarm) return null;
  const { level, doses } = next(before, question);
  if (level !== 'routine' || doses.length > 0) return null;
  const raised = assess({ ...animal, text: before.alarm.text });
  const isSwallowed = raised.rules.some((rule) => SWALLOWED.has(rule));
  return { isOfSomethingEaten: raised.doses.length > 0 || isSwallowed };
}
