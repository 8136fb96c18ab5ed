import type { Finding } from '../../contract/insights.js';
import { LIMITS } from '../../contract/limits.js';
import type { Language } from '../../contract/languages.js';
import { capitalized, findAll, fold } from '../../language/text.js';
import { emergencyIn, isDeniedSign } from '../../safety/triage.js';
import { dayNumber, within, type DiaryFact, type InsightAnimal } from './diary-fact.js';
import { afterNewFood, newFoods } from './new-food.js';
import { groupsOf, isSymptom, type Occurrence, type Recurrence } from './occurrences.js';
import type { Voice } from './voice.js';

/** Days with a symptom that make it a pattern. */
const PATTERN = 3;

const WEEK = 7;
const MONTH = 28;

/** Blood is never something to just watch for a week. */
const BLOOD = /\bblood|\bbleed|sangu/g;

/** Days for which the description of a symptom may still raise an alarm. */
const ALARM = 2;

function namesBlood({ text }: DiaryFact): boolean {
  const folded = fold(text ?? '');
  return findAll(BLOOD, folded).some((mention) => !isDeniedSign(folded, mention));
}

/** The newest descriptions, together no longer than a question, for which the check is made. */
function newestTold(facts: readonly DiaryFact[]): string {
  let left = LIMITS.question.max;
  const texts = facts.map(({ text }) => text ?? '').toReversed();
  const end = texts.findIndex((text) => (left -= text.length + 2) < 0);
  return (end < 0 ? texts : texts.slice(0, end)).toReversed().join('. ');
}

/** The symptom that occurred on most of the last days; null if none did. */
function mostFrequent(symptoms: readonly Recurrence[], span: number, now: Date) {
  const counted = symptoms.map(({ what, entries }) => {
    const inside = [...within(entries, span, now)];
    return { what, entries: inside, days: new Set(inside.map(({ at }) => dayNumber(at))).size };
  });
  const [most] = counted.toSorted((a, b) => b.days - a.days);
  return most && most.days > 0 ? most : null;
}

/** The alarm that the emergency check raises for the descriptions of the last two days, if any. */
function alarm(
  recent: readonly DiaryFact[],
  { species, age, weightKg, conditions }: InsightAnimal,
  voice: Voice,
  language: Language,
): Finding | null {
  if (recent.length === 0) return null;
  const text = newestTold(recent);
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
  symptoms: readonly Recurrence[],
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
  const foods = newFoods(facts, now);
  for (const symptom of symptoms) {
    const found = afterNewFood(symptom, foods, now);
    if (!found) continue;
    const text = texts.afterFood(capitalized(found.what), found.days, found.span);
    return say('vet', text, texts.afterFoodAdvice(name), found.evidence);
  }
  const often = mostFrequent(symptoms, WEEK, now);
  if (often && often.days >= PATTERN) {
    const text = texts.often(capitalized(often.what), often.days);
    return say('vet', text, texts.oftenAdvice(name), often.entries);
  }
  const month = isAlarm ? null : mostFrequent(symptoms, MONTH, now);
  if (!month) return null;
  return say(
    'watch',
    texts.few(capitalized(month.what), month.days),
    texts.fewAdvice,
    month.entries,
  );
}

/**
 * What the symptoms show: an alarm, in the words of the emergency check, comes before any pattern.
 * @param symptoms of all facts, oldest first.
 */
export function readSymptoms(
  facts: readonly DiaryFact[],
  symptoms: readonly Occurrence[],
  animal: InsightAnimal,
  voice: Voice,
  { language, now }: { language: Language; now: Date },
): Finding[] {
  // The emergency check itself decides what is denied.
  const recent = within(facts.filter(isSymptom), ALARM, now);
  const emergency = alarm(recent, animal, voice, language);
  const isAlarm = emergency !== null;
  const found = [emergency, pattern(groupsOf(symptoms), facts, animal, voice, { now, isAlarm })];
  return found.filter((finding) => finding !== null);
}
