import {
  assess,
  languageFor,
  RANK,
  ROUTINE,
  type Assessment,
  type TriageQuestion,
} from '../assess.js';
import {
  otherAnimalIn,
  tellsOfAttack,
  toldOfOther,
  type OtherAnimal,
} from '../../language/correction.js';
import { tellsSomething } from '../../language/questions.js';
import type { AlarmLevel } from '../signs/sign.js';
import { addedUp, leftOf, tellsLowerDose, tellsMore } from './adding-up.js';
import { alarmTextOf, keptOf, withoutMessage } from './kept-text.js';
import { endsAlarm } from './plain-end.js';

/** An alarm that no later message has closed yet. */
interface OpenAlarm {
  level: AlarmLevel;
  /** Id of the message that raised it; `null` until that message is stored. */
  since: number | null;
  /** What the owner had written up to then. */
  text: string;
  /** Set if the rules had missed it. */
  raisedBy?: 'model';
}

/** What a conversation has said so far about an animal's problem. Stored with its session. */
export interface TriageCase {
  version: 1;
  /** The owner's newest messages, oldest first: their facts may add up. */
  told: string[];
  /** When the newest of them was written. ISO 8601. */
  toldAt: string;
  alarm: OpenAlarm | null;
}

/** A question, assessed in the light of its conversation. */
export interface CaseAssessment extends Assessment {
  /** An alarm of an earlier message is still open. */
  carried: boolean;
  /** The message that raised it, once that is stored. */
  since?: number;
  /** The case including this question. */
  next: TriageCase;
}

const HOUR = 3_600_000;

/** How long an alarm stays open without a message from the owner. Milliseconds. */
const ALARM_LASTS: Record<AlarmLevel, number> = { emergency: 24 * HOUR, urgent: 48 * HOUR };

/** Messages further apart no longer add up. Milliseconds. */
const FACTS_LAST = 12 * HOUR;

const MAX_TOLD = 4;

/**
 * How urgent a question is, given the conversation before it. An open alarm stays open until a
 * message closes it outright, or the owner has been silent for long; facts from several messages
 * add up; an unclear message lowers nothing. Pure, never throws.
 */
export function assessInCase(
  stored: TriageCase | null,
  question: TriageQuestion,
  now: Date,
): CaseAssessment {
  const { alarm, told } = stillStanding(stored, now);
  const language = languageFor(question);
  const own = assess(told.length > 0 ? { ...question, part: 'reply' } : question);
  const raised =
    alarm && assess({ ...question, text: alarm.text, part: 'together' }, language, alarm.level);
  const together = addedUp(toldSoFar(alarm, told), question, own, language);
  const highest = tellsMore(together, own) ? together : own;
  const isWorse = raised && RANK[highest.level] > RANK[raised.level];
  const isOfRules = raised && alarm.raisedBy === undefined;
  const other = otherAnimalIn(question.text, question.species);
  const isCorrected = other !== null && tellsNoSign(own) && isOfRules === true;
  if (alarm && isCorrected && !tellsOfAttack(alarm.text)) {
    return ofOther(alarm, other, { question, told, now });
  }
  const isEnd = endsAlarm(question.text, {
    own,
    raised,
    alarm: alarm?.text ?? '',
    since: toldSince(alarm, told).join('\n'),
    isWorse: isWorse === true,
  });
  if (isEnd) return { ...NOTHING, carried: false, next: closedAt(now) };
  if (isOfRules && tellsLowerDose(raised, together) && RANK[own.level] < RANK[raised.level]) {
    return concluded(together, { question, told, now });
  }
  if (isOfRules && own.level === 'routine') {
    const left = leftOf(raised, toldSoFar(alarm, told.filter(tellsSomething)), question, language);
    if (left) return concluded(left, { question, told, now });
  }
  if (!alarm || !raised || RANK[highest.level] > RANK[alarm.level]) {
    return concluded(highest, { question, told, now });
  }
  const { level, since } = alarm;
  const atLevel = [own, raised, together].filter((one) => one.level === level);
  const reasoned = atLevel.find(({ rules }) => rules.length > 0);
  const words = reasoned ?? (highest.level === level ? highest : raised);
  return {
    ...words,
    doses: highest.doses,
    level,
    carried: true,
    ...(since !== null && { since }),
    next: { ...remember(told, question, now), alarm },
  };
}

/**
 * Raises an emergency that a model recognises in the newest question of a case, although the rules
 * did not. It is worded by the rules and stays open for the messages after it. Pure, never throws.
 */
export function raiseInCase(
  stored: TriageCase | null,
  question: TriageQuestion,
  now: Date,
): Assessment & { next: TriageCase } {
  const { told } = stillStanding(stored, now);
  // The question need not be the last message: one to a vet may have come after it.
  const text = alarmTextOf([...withoutMessage(told, question.text), question.text]);
  const language = languageFor(question);
  const kept = stored ?? remember([], question, now);
  const alarm = { level: 'emergency', since: null, text, raisedBy: 'model' } as const;
  return {
    ...assess({ ...question, text }, language, 'emergency'),
    next: { ...kept, alarm },
  };
}

/**
 * The case without a message that is being rephrased: without its text, and without the alarm that
 * it raised. Alarms of other messages stay. Pure.
 */
export function forgetInCase(
  stored: TriageCase,
  { id, text }: { id: number; text: string },
): TriageCase {
  const alarm = stored.alarm?.since === id ? null : stored.alarm;
  return { ...stored, told: withoutMessage(stored.told, text), alarm };
}

/**
 * The case with an alarm that is shown again, unless one at least as high is open, or it has ended
 * by itself because the owner last wrote below it long ago. Pure.
 */
export function reopenCase(
  stored: TriageCase,
  { level, toldAt, ...alarm }: { level: AlarmLevel; since: number; text: string; toldAt: Date },
  now: Date,
): TriageCase {
  if (stored.alarm && RANK[stored.alarm.level] >= RANK[level]) return stored;
  if (now.getTime() - toldAt.getTime() >= ALARM_LASTS[level]) return stored;
  return { ...stored, alarm: { ...alarm, level, text: alarmTextOf([alarm.text]) } };
}

const NOTHING: Assessment = {
  ...ROUTINE,
  doses: [],
  rules: [],
  likelihood: { emergency: 0, urgent: 0, routine: 1 },
  isCertain: false,
};

/** The parts of a case that have not expired. */
function stillStanding(stored: TriageCase | null, now: Date): Pick<TriageCase, 'alarm' | 'told'> {
  if (!stored) return { alarm: null, told: [] };
  const { alarm, told, toldAt } = stored;
  const age = now.getTime() - Date.parse(toldAt);
  return {
    alarm: alarm && age < ALARM_LASTS[alarm.level] ? alarm : null,
    told: age < FACTS_LAST ? told : [],
  };
}

/** The text of the open alarm and what the owner has written since. */
function toldSoFar(alarm: OpenAlarm | null, told: readonly string[]): string {
  if (!alarm) return told.join('\n');
  return alarmTextOf([alarm.text, ...toldSince(alarm, told)]);
}

const toldSince = (alarm: OpenAlarm | null, told: readonly string[]): string[] =>
  told.filter((text) => alarm?.text.includes(text) !== true);

/**
 * The case after an alarm is closed. Not even the closing message is kept: "painkillers given at
 * the vet's" would otherwise raise an alarm together with the next question.
 */
const closedAt = (now: Date): TriageCase => ({
  version: 1,
  told: [],
  toldAt: now.toISOString(),
  alarm: null,
});

interface Conclusion {
  question: TriageQuestion;
  told: string[];
  now: Date;
}

/**
 * The open alarm, reassessed for the animal that was meant, about which the profile says nothing.
 * If it is harmless to that animal, no alarm is left.
 */
function ofOther(
  alarm: OpenAlarm,
  other: OtherAnimal,
  { question, now }: Conclusion,
): CaseAssessment {
  const { species } = question;
  const text = toldOfOther(alarm.text, species, other);
  const breed = other.species === species ? question.breed : other.word;
  const meant = { text, species: other.species, ...(breed != null && { breed }) };
  const assessed = assess(meant, languageFor(question));
  const said = { ...question, text };
  return concluded(assessed, { question: said, told: [], now });
}

/** "It was the dog who ate it" names what was done, so by likelihood alone it may be an alarm. */
const tellsNoSign = ({ level, rules }: Assessment): boolean =>
  level === 'routine' || rules.length === 0;

/** Nothing is carried over: this question alone caused the level. */
function concluded(assessed: Assessment, { question, told, now }: Conclusion): CaseAssessment {
  const { level } = assessed;
  const text = alarmTextOf([...told, question.text]);
  const alarm = level === 'routine' ? null : { level, since: null, text };
  return { ...assessed, carried: false, next: { ...remember(told, question, now), alarm } };
}

const remember = (
  told: string[],
  { text }: TriageQuestion,
  now: Date,
): Omit<TriageCase, 'alarm'> => ({
  version: 1,
  told: [...told, keptOf(text)].slice(-MAX_TOLD),
  toldAt: now.toISOString(),
});
