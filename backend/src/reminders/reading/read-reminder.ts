import type { NewReminder } from '../../contract/reminders.js';
import { localAt, writeLocal } from '../../platform/local-time.js';
import { normalRule } from '../recurrence/read-rule.js';
import {
  moved,
  nextOf,
  takeClock,
  takeDay,
  takeDelay,
  takeDuration,
  takeUntil,
  type Length,
} from './moment.js';
import { ruleOf, takeRhythm, type Rhythm } from './rhythm.js';
import { Sentence } from './sentence.js';
import { kindOf, titleOf } from './task.js';

export type ReadReminder = Pick<NewReminder, 'kind' | 'title' | 'startsAt'> & {
  rule: string | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minutes after midnight, where no hour is said. */
const NINE = 9 * 60;

/** A sentence; a dot in a time or in "a.m." ends none. */
const SENTENCES = /(?:[^.!?;\n]|\.(?=\d|m\b)|(?<=\b[ap]\.m)\.)+[.!?]?/giu;

const ASKS =
  /\b(?:remind me|(?:set|make|add)(?: me)?(?: up)? a reminder|ricordami(?:lo|la)?|mi ricordi|mi ricorderesti|ricordarmi|(?:imposta|metti|aggiungi|crea)(?:mi)? un promemoria)\b/;

/** Questions about what was said, likenesses, and refusals. */
const IS_OTHER =
  /\b(?:(?:don't|do not|never|stop|no need to) (?:remind me|reminding)|(?<!\b(?:can|could|will|would) )(?:you|he|she|it|that|this|they|which) (?:really |always )?remind me|non (?:ricordarmi|ricordami|mi ricordi|serve ricordarmi))\b|\b(?:remind me|ricordami|mi ricordi|ricordarmi)(?: again| ancora| un attimo)?,? (?:what|how|which|why|where|who|whether|if|when (?:is|was|did|do|does|should|to)|again$|cosa|che cosa|come|qual[ei]?|quant[oaie]|perche|dove|chi|se|quando|di cosa|un po')(?![\w])/;

/** What is to be done stands before the wish. */
const OUGHT =
  /\b(?:i|we) (?:have to|need to|must|should)\s+(?<task>.+)|\b(?:devo|dobbiamo|bisogna)\s+(?<compito>.+)/iu;

/**
 * The reminder that an owner asks for in a message, in English or Italian; null when none is asked
 * for, or not when.
 */
export function readReminder(
  text: string,
  { now, timeZone }: { now: Date; timeZone: string },
): ReadReminder | null {
  const plain = text.normalize('NFC').replace(/[’`´]/g, "'");
  for (const sentence of plain.match(SENTENCES) ?? []) {
    const read = readSentence(sentence, localAt(timeZone, now));
    if (read) return read;
  }
  return null;
}

/** @param now the time on the owner's clock, as if it were UTC. */
function readSentence(text: string, now: Date): ReadReminder | null {
  const sentence = new Sentence(text);
  if (!sentence.around(ASKS) || sentence.around(IS_OTHER)) return null;
  const when = takeWhen(sentence, now);
  const wish = sentence.around(ASKS);
  const schedule = when && wish && scheduleOf(when, now);
  if (!schedule) return null;
  const earlier = OUGHT.exec(wish.before)?.groups;
  const title = titleOf(wish.after) ?? titleOf(earlier?.task ?? earlier?.compito ?? '');
  return title === null ? null : { kind: kindOf(title), title, ...schedule };
}

/** What is said of the time; all of it on the owner's clock. */
interface When {
  rhythm: Rhythm | null;
  duration: Length | null;
  until: Date | null;
  delay: Length | null;
  day: Date | null;
  minutes: number | null;
}

/** Null when nothing is said. */
function takeWhen(sentence: Sentence, now: Date): When | null {
  const told = takeRhythm(sentence);
  const duration = takeDuration(sentence);
  const until = takeUntil(sentence, now);
  const delay = takeDelay(sentence);
  const day = takeDay(sentence, now);
  const { minutes, isTonight } = takeClock(sentence, told?.part ?? null);
  const isDaily = duration !== null || until !== null;
  const daily: Rhythm = { unit: 'day', every: 1, days: [], part: null };
  const rhythm = told ?? (isDaily ? daily : null);
  const today = isTonight ? new Date(Math.floor(now.getTime() / DAY) * DAY) : null;
  const isTold = [rhythm, delay, day, minutes, today].some((part) => part !== null);
  return isTold ? { rhythm, duration, until, delay, day: day ?? today, minutes } : null;
}

/** Null for what is over, or never comes. */
function scheduleOf(when: When, now: Date): Pick<ReadReminder, 'rule' | 'startsAt'> | null {
  const start = startOf(when, now);
  if (start <= now || (when.until && when.until.getTime() + DAY <= start.getTime())) return null;
  const startsAt = writeLocal(start);
  if (!when.rhythm) return { rule: null, startsAt };
  const end = endOf(when.rhythm, when, start);
  if (end === ';COUNT=1') return { rule: null, startsAt };
  const rule = normalRule(`${ruleOf(when.rhythm)}${end}`);
  return rule === null ? null : { rule, startsAt };
}

function startOf({ rhythm, delay, day, minutes }: When, now: Date): Date {
  if (delay) return delayed(delay, minutes, now);
  if (day === null && minutes === null && rhythm?.unit === 'hour') {
    return new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);
  }
  const at = (minutes ?? NINE) * MINUTE;
  const from = day ?? new Date(Math.floor(now.getTime() / DAY) * DAY);
  const isOver = day === null && from.getTime() + at <= now.getTime();
  const first = isOver ? new Date(from.getTime() + DAY) : from;
  const start = rhythm && rhythm.days.length > 0 ? nextOf(rhythm.days, first) : first;
  return new Date(start.getTime() + at);
}

/** After hours to the minute; after days at an hour of the day. */
function delayed(delay: Length, minutes: number | null, now: Date): Date {
  const to = moved(now, delay);
  if (delay.unit === 'hour') return new Date(Math.floor(to.getTime() / MINUTE) * MINUTE);
  return new Date(Math.floor(to.getTime() / DAY) * DAY + (minutes ?? NINE) * MINUTE);
}

const LENGTHS = { hour: HOUR, day: DAY, week: 7 * DAY, month: null, year: null } as const;
const MOST_COUNTED = 999;

/** The end of a rule: how often in all where that is plain, otherwise the last day. */
function endOf({ unit, every, days }: Rhythm, { duration, until }: When, start: Date): string {
  if (until) return untilDay(until);
  if (!duration) return '';
  const step = LENGTHS[unit];
  const length = LENGTHS[duration.unit];
  const count =
    step && length && days.length < 2
      ? Math.ceil((duration.number * length) / (every * step))
      : null;
  if (count !== null && count <= MOST_COUNTED) return `;COUNT=${String(count)}`;
  return untilDay(new Date(moved(start, duration).getTime() - DAY));
}

const untilDay = (day: Date): string =>
  `;UNTIL=${day.toISOString().slice(0, 10).replaceAll('-', '')}`;
