import { animalOf } from '../../chat/question-triage.js';
import { questionWithin, type OwnWords } from '../../handbook/handbook-assistant.service.js';
import { tellsOfDeath } from '../../language/death.js';
import { replyLanguage } from '../../language/language.js';
import { fold } from '../../language/text.js';
import type { Question } from '../../replies/reply-generator.js';
import { assessInCase, ENDS, type TriageCase } from '../../safety/triage.js';
import { GOOD_NEWS, type End } from './good-news.texts.js';

/** What a message says of the end of an alarm, and the signals of it, the plainest first. */
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

/**
 * The reply to a message that ends an alarm, or tells of a visit to the vet that went well, and the
 * part of it that asks something; `null` for any other message. The handbook has no answer to that.
 */
export function goodNews(asked: Question): { words: OwnWords; question: Question } | null {
  const { question, pet, triage } = asked;
  if (triage.level !== 'routine' || tellsOfDeath(question)) return null;
  const folded = fold(question);
  // Reading the conversation again takes milliseconds, and no message without these ends an alarm.
  if (!Object.keys(ENDS).some((signal) => says(folded, signal))) return null;
  if (!endsAlarm(asked) && !tellsOfGoodVisit(folded)) return null;
  const text = GOOD_NEWS[replyLanguage(asked).language][endIn(folded)](pet.name);
  const rest = questionWithin(question);
  return {
    words: { text, place: rest === '' ? 'instead' : 'before', fact: '', followUps: [] },
    question: rest === '' ? asked : { ...asked, question: rest },
  };
}

const says = (folded: string, signal: string): boolean =>
  ENDS[signal]?.some((pattern) => pattern.test(folded)) === true;

const endIn = (folded: string): End =>
  KINDS.find(([, signals]) => signals.some((signal) => says(folded, signal)))?.[0] ?? 'other';

const tellsOfGoodVisit = (folded: string): boolean =>
  folded.split(/\s+/).length <= MOST_WORDS &&
  WENT_WELL.test(folded) &&
  (says(folded, 'backHome') || says(folded, 'atVet'));

/** Whether an alarm was open before a question, and no longer is, for a reason other than a dose. */
function endsAlarm({ question, history, pet }: Question): boolean {
  const animal = animalOf(pet);
  const now = new Date();
  const assess = (known: TriageCase | null, text: string) =>
    assessInCase(known, { ...animal, text }, now);
  const before = history
    .filter(({ role }) => role === 'user')
    .reduce<TriageCase | null>((known, { content }) => assess(known, content).next, null);
  if (!before?.alarm) return false;
  const { level, doses } = assess(before, question);
  return level === 'routine' && doses.length === 0;
}
