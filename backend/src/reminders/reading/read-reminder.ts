import { ASKS_FOR_REMINDER, ASKS_SOMETHING_ELSE } from '../../contract/wishes.js';
import type { NewReminder } from '../../contract/reminders.js';
import { localAt } from '../../platform/local-time.js';
import { Sentence } from './sentence.js';
import { kindOf, titleOf } from './task.js';
import { scheduleOf, takeWhen, type ReadSchedule, type When } from './when.js';

export type ReadReminder = Pick<NewReminder, 'kind' | 'title'> & ReadSchedule;

/** Sentences; a dot in a time or in "a.m." does not end one. */
const SENTENCES = /(?:[^.!?;\n]|\.(?=\d|m\b)|(?<=\b[ap]\.m)\.)+[.!?]?/giu;

/** The sentence asks for a reminder and says nothing else. */
const ONLY_ASKS =
  /^\W*(?:(?:and|so|please|e|puoi|potresti|(?:can|could|will|would) you|per favore)\W+)*(?:remind me|mi ricordi|ricordamel[oa]|me l[oa] ricordi|ricordarmel[oa])(?:\W+(?:(?:of|about) (?:that|this|it)|please|thanks?|thank you|per favore|grazie))*\W*$/;

/** The task is stated before the request. */
const OUGHT =
  /\b(?:i|we) (?:have to|need to|must|should)\s+(?<task>.+)|\b(?:devo|dobbiamo|bisogna)\s+(?<compito>.+)/iu;

/**
 * The reminder that an owner asks for in a message, in English or Italian; null if there is no such
 * request, or it gives no time.
 */
export function readReminder(
  text: string,
  { now, timeZone }: { now: Date; timeZone: string },
): ReadReminder | null {
  const local = localAt(timeZone, now);
  for (const { title, when } of wishesIn(text, local)) {
    const schedule = scheduleOf(when, local);
    if (schedule) return { kind: kindOf(title), title, ...schedule };
  }
  return null;
}

/** Whether the message asks for a reminder, regardless of the time zone. */
export const asksForReminder = (text: string, now: Date): boolean => wishesIn(text, now).length > 0;

interface Wish {
  title: string;
  when: When;
}

/** A sentence that only makes the request refers to the sentence before it. */
function wishesIn(text: string, now: Date): Wish[] {
  const plain = text.normalize('NFC').replace(/[’`´]/g, "'");
  const sentences = plain.match(SENTENCES) ?? [];
  return sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    const onlyAsks = new Sentence(sentence).around(ONLY_ASKS) !== null;
    const whole = onlyAsks && before ? `${before.replace(/[.!?]$/, '')}, ${sentence}` : sentence;
    return readSentence(whole, { now, isJoined: whole !== sentence }) ?? [];
  });
}

/** @param now the time on the owner's clock, as if it were UTC. */
function readSentence(
  text: string,
  { now, isJoined }: { now: Date; isJoined: boolean },
): Wish | null {
  const sentence = new Sentence(text);
  if (!sentence.around(ASKS_FOR_REMINDER) || sentence.around(ASKS_SOMETHING_ELSE)) return null;
  const when = takeWhen(sentence, now);
  const wish = when && sentence.around(ASKS_FOR_REMINDER);
  if (!wish) return null;
  const ought = OUGHT.exec(wish.before)?.groups;
  const earlier = ought?.task ?? ought?.compito ?? (isJoined ? wish.before : '');
  const title = titleOf(wish.after) ?? titleOf(earlier);
  return title === null ? null : { title, when };
}
