import type { FindingKind } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import type { DiaryFact, InsightAnimal } from './diary-fact.js';
import { readInsights } from './read-insights.js';

const NOW = new Date('2026-06-30T20:00:00Z');

export const MICIA: InsightAnimal = {
  name: 'Micia',
  species: 'gatto',
  isReptile: false,
  age: 4,
  ageDays: null,
  sex: null,
  neutered: true,
  weightKg: 4,
  conditions: null,
};

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

let lastId = 0;

export const fact = (days: number, told: Partial<DiaryFact>): DiaryFact => {
  lastId += 1;
  return {
    id: lastId,
    kind: 'note',
    at: daysAgo(days),
    value: null,
    unit: null,
    text: null,
    severity: null,
    before: null,
    kcalPer100g: null,
    ...told,
  };
};

export const weight = (days: number, kg: number) =>
  fact(days, { kind: 'weight', value: kg, unit: 'kg' });
export const symptom = (days: number, text: string) => fact(days, { kind: 'symptom', text });
export const breaths = (days: number, value: number) =>
  fact(days, { kind: 'breaths', value, unit: 'breaths' });
/** °C, whatever the unit it was entered in. */
export const temperature = (days: number, value: number, unit = '°C') =>
  fact(days, { kind: 'temperature', value, unit });

export const read = (facts: DiaryFact[], animal = MICIA, language: Language = 'en') =>
  readInsights(
    animal,
    facts.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    language,
    NOW,
  );

export const finding = (
  kind: FindingKind,
  facts: DiaryFact[],
  animal = MICIA,
  language?: Language,
) => {
  const found = read(facts, animal, language).findings.find((one) => one.kind === kind);
  return found && { level: found.level, text: found.text };
};

/** Weights at even distances, from the oldest to today's. */
export const weights = (days: number, ...kilos: number[]): DiaryFact[] =>
  kilos.map((kg, index) => weight(days * (1 - index / (kilos.length - 1)), kg));
