import { SEVERITIES } from '../../contract/diary.js';
import type { Finding, WeekCount } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { capitalized, findAll, fold } from '../../language/text.js';
import { emergencyIn, isDeniedSign } from '../../safety/triage.js';
import {
  dayNumber,
  daysBetween,
  mondayOf,
  within,
  type DiaryFact,
  type InsightAnimal,
} from './diary-fact.js';
import { FROM_FOOD, isOnlyDenied, nameOf } from './naming.js';
import type { Voice } from './voice.js';

/** Days after a new food in which it may have upset the stomach. */
const AFTER_FOOD = 5;

/** Days before the new food that are compared. */
const BEFORE_FOOD = 14;

/** Days with a symptom that make it a pattern. */
const PATTERN = 3;

const WEEK = 7;
const MONTH = 28;

/** Blood is never something to just watch for a week. */
const BLOOD = /\bblood|\bbleed|sangu/g;

/** Days for which the description of a symptom may still raise an alarm. */
const ALARM = 2;

interface Symptom {
  what: string;
  entries: DiaryFact[];
}

const isSymptom = ({ kind }: DiaryFact): boolean => kind === 'symptom';

/** Symptoms that occurred, without the entries that only say that none did. */
export const symptomsIn = (facts: readonly DiaryFact[]): DiaryFact[] =>
  facts.filter((fact) => isSymptom(fact) && !isOnlyDenied(fact.text ?? ''));

export function groupsOf(facts: readonly DiaryFact[], language: Language): Symptom[] {
  const groups = new Map<string, DiaryFact[]>();
  for (const fact of facts) {
    const what = nameOf(fact.text ?? '', language);
    const group = groups.get(what);
    if (group) group.push(fact);
    else groups.set(what, [fact]);
  }
  return [...groups].map(([what, entries]) => ({ what, entries }));
}

function namesBlood({ text }: DiaryFact): boolean {
  const folded = fold(text ?? '');
  return findAll(BLOOD, folded).some((mention) => !isDeniedSign(folded, mention));
}

const daysOf = (facts: readonly DiaryFact[]): number =>
  new Set(facts.map(({ at }) => dayNumber(at))).size;

/** The first meals of foods that were new, oldest first. */
function newFoods(facts: readonly DiaryFact[]): DiaryFact[] {
  const meals = facts.filter(({ kind, text }) => kind === 'food' && text !== null);
  const seen = new Set<string>();
  const first: DiaryFact[] = [];
  for (const [index, meal] of meals.entries()) {
    const name = fold(meal.text ?? '');
    const isNew = !seen.has(name) && (index > 0 || /\b(?:new|nuov)/.test(name));
    seen.add(name);
    if (isNew) first.push(meal);
  }
  return first;
}

/** A symptom that food can cause and that occurred on most days after a new food, rarely before. */
function afterFood({ what, entries }: Symptom, food: DiaryFact, voice: Voice, now: Date) {
  if (!FROM_FOOD.has(what) || daysBetween(food.at, now) > MONTH) return null;
  const start = dayNumber(food.at);
  const span = Math.min(AFTER_FOOD, dayNumber(now) - start + 1);
  const inside = (from: number, to: number) =>
    entries.filter(({ at }) => dayNumber(at) >= from && dayNumber(at) < to);
  const after = inside(start, start + AFTER_FOOD).filter(({ at }) => at >= food.at);
  const before = inside(start - BEFORE_FOOD, start);
  const days = daysOf(after);
  if (daysOf(inside(start - AFTER_FOOD, start)) > 1) return null;
  if (days < PATTERN || daysOf(before) / BEFORE_FOOD > days / span / 2) return null;
  const { afterFood: say, afterFoodAdvice } = voice.texts.symptoms;
  return {
    text: say(capitalized(what), days, span),
    advice: afterFoodAdvice,
    evidence: [food, ...after],
  };
}

/** The alarm that the emergency check raises for the descriptions of the last two days, if any. */
function alarm(
  recent: readonly DiaryFact[],
  { species, age, weightKg, conditions }: InsightAnimal,
  voice: Voice,
  language: Language,
): Finding | null {
  if (recent.length === 0) return null;
  const text = recent.map((fact) => fact.text).join('. ');
  const known = { species, ageYears: age, weightKg, condition: conditions };
  const found = emergencyIn({ text, ...known }, language);
  if (!found) return null;
  const { reasons, actions } = found;
  const words = { text: reasons.join(' '), advice: actions.join(' ') };
  return voice.finding(
    { kind: 'symptoms', level: 'emergency', ...words, sources: [voice.own('safety')] },
    recent,
  );
}

function pattern(
  symptoms: readonly Symptom[],
  facts: readonly DiaryFact[],
  { name }: InsightAnimal,
  voice: Voice,
  { now, isAlarm }: { now: Date; isAlarm: boolean },
): Finding | null {
  const say = (level: Finding['level'], text: string, advice: string, from: DiaryFact[]) =>
    voice.finding({ kind: 'symptoms', level, text, advice, sources: [voice.own('diary')] }, from);
  const { symptoms: texts } = voice.texts;
  // If there is an alarm, it already reports these entries, as more serious.
  const recent = isAlarm ? [] : within(facts.filter(isSymptom), ALARM, now);
  const severe = recent.findLast(({ severity }) => severity === 'severe');
  if (severe) {
    const text = texts.severe(capitalized(severe.text ?? ''));
    return say('today', text, texts.severeAdvice, [severe]);
  }
  const bloody = recent.findLast(namesBlood);
  if (bloody) {
    return say('today', texts.blood(bloody.text ?? ''), texts.severeAdvice, [bloody]);
  }
  const foods = newFoods(facts);
  for (const symptom of symptoms) {
    for (const food of foods) {
      const found = afterFood(symptom, food, voice, now);
      if (found) return say('vet', found.text, found.advice(name), found.evidence);
    }
  }
  const counted = symptoms
    .map(({ what, entries }) => ({ what, week: [...within(entries, WEEK, now)] }))
    .toSorted((a, b) => daysOf(b.week) - daysOf(a.week));
  const often = counted[0];
  if (often && daysOf(often.week) >= PATTERN) {
    const text = texts.often(capitalized(often.what), daysOf(often.week));
    return say('vet', text, texts.oftenAdvice(name), often.week);
  }
  const month = symptoms
    .map(({ what, entries }) => ({ what, entries: [...within(entries, MONTH, now)] }))
    .toSorted((a, b) => daysOf(b.entries) - daysOf(a.entries))[0];
  if (isAlarm || !month || month.entries.length === 0) return null;
  const text = texts.few(capitalized(month.what), daysOf(month.entries));
  return say('watch', text, texts.fewAdvice, month.entries);
}

/** Events of each week. */
export function weekCounts(facts: readonly DiaryFact[], language: Language): WeekCount[] {
  const weeks = new Map<string, WeekCount>();
  for (const fact of facts) {
    const week = mondayOf(dayNumber(fact.at));
    const what = nameOf(fact.text ?? '', language);
    const key = `${week} ${what}`;
    const one = weeks.get(key) ?? { week, what, count: 0 };
    one.count += 1;
    const rank = SEVERITIES.indexOf(fact.severity ?? 'mild');
    if (fact.severity && rank >= SEVERITIES.indexOf(one.severity ?? 'mild')) {
      one.severity = fact.severity;
    }
    weeks.set(key, one);
  }
  return [...weeks.values()];
}

/**
 * What the symptoms show: an alarm, in the words of the emergency check, comes before any pattern.
 */
export function readSymptoms(
  facts: readonly DiaryFact[],
  animal: InsightAnimal,
  voice: Voice,
  { language, now }: { language: Language; now: Date },
): { findings: Finding[]; series: WeekCount[] } {
  const counted = symptomsIn(facts);
  // The emergency check itself decides what is denied.
  const recent = within(facts.filter(isSymptom), ALARM, now);
  const emergency = alarm(recent, animal, voice, language);
  const isAlarm = emergency !== null;
  const found = [
    emergency,
    pattern(groupsOf(counted, language), facts, animal, voice, { now, isAlarm }),
  ];
  return {
    findings: found.filter((finding) => finding !== null),
    series: weekCounts(counted, language),
  };
}
