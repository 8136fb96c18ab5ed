import { FINDING_LEVELS, type Finding, type Insights } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { readBehaviour } from './behaviour.js';
import { readBreaths } from './breaths.js';
import type { DiaryFact, InsightAnimal } from './diary-fact.js';
import { readFood } from './food.js';
import { readMedicines } from './medicine.js';
import { behavioursIn, symptomsIn, weekCounts } from './occurrences.js';
import { readSymptoms } from './symptoms.js';
import { readTemperature } from './temperature.js';
import { Voice } from './voice.js';
import { readWeight } from './weight.js';

const bySeverity = (a: Finding, b: Finding): number =>
  FINDING_LEVELS.indexOf(a.level) - FINDING_LEVELS.indexOf(b.level);

/**
 * What a diary shows, by fixed rules: findings, the gravest first, and what charts draw. Pure; the
 * same entries at the same moment give the same answer. docs/insights.md lists rules and sources.
 * @param entries oldest first.
 * @param timeZone of the days that are named; an entry counts for its day in UTC.
 */
export function readInsights(
  animal: InsightAnimal,
  entries: readonly DiaryFact[],
  language: Language,
  now: Date,
  timeZone?: string,
): Insights {
  const voice = new Voice(language, timeZone);
  const facts = entries.filter(({ at }) => at <= now);
  const weight = readWeight(facts, animal, voice, now);
  const food = readFood(facts, animal, voice, now);
  const symptoms = symptomsIn(facts, language);
  const behaviours = behavioursIn(facts, language);
  const medicines = readMedicines(facts, symptoms, voice, now);
  const breaths = readBreaths(facts, animal, voice, now);
  const found = [
    ...readSymptoms(facts, symptoms, animal, voice, { language, now }),
    weight.finding,
    breaths.finding,
    readTemperature(facts, animal, voice, now),
    medicines.finding,
    readBehaviour(behaviours, animal, voice, now),
    food.finding,
  ];
  return {
    findings: found.filter((finding) => finding !== null).toSorted(bySeverity),
    series: {
      weight: weight.series,
      food: food.series,
      symptoms: weekCounts(symptoms),
      behaviour: weekCounts(behaviours),
      medicines: medicines.series,
      breaths: breaths.series,
    },
  };
}
