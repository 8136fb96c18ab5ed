import { toTen } from '../../care/animal.js';
import { dailyEnergy } from '../../care/energy.js';
import type { Finding, FoodDay, InsightSeries, Span } from '../../contract/insights.js';
import {
  dayNumber,
  isoDay,
  isSomehowYoung,
  type DiaryFact,
  type InsightAnimal,
} from './diary-fact.js';
import { SOURCES } from './sources.js';
import { median } from './statistics.js';
import type { Voice } from './voice.js';

/** How far healthy adults differ from the formula (Bermingham 2014). */
const SPREAD = 0.3;

/** Days that are compared, and how many of them must have known calories. */
const COMPARED = 14;
const ENOUGH = 5;

const kcalOf = ({ value, unit, kcalPer100g }: DiaryFact): number | null => {
  if (value === null || !Number.isFinite(value)) return null;
  if (unit === 'kcal') return value;
  return kcalPer100g === null ? null : (value * kcalPer100g) / 100;
};

function foodDays(meals: readonly DiaryFact[]): FoodDay[] {
  const days = new Map<number, FoodDay>();
  for (const meal of meals) {
    const number = dayNumber(meal.at);
    const day = days.get(number) ?? { day: isoDay(number), kcal: 0, grams: 0 };
    const kcal = kcalOf(meal);
    day.kcal = day.kcal === null || kcal === null ? null : day.kcal + kcal;
    if (meal.unit === 'g') day.grams += meal.value ?? 0;
    days.set(number, day);
  }
  return [...days.values()];
}

/** Ages in years, one for each step in which the need of a young animal falls. */
const YOUNG_AGES = [0.2, 0.5, 0.9];

/** What an animal usually needs per day, with the range of healthy ones; null if unknown. */
function needOf(animal: InsightAnimal): Span | null {
  const stage = animal.age === null ? null : animal.age < 1 ? 'young' : 'adult';
  const ages = isSomehowYoung(animal) ? YOUNG_AGES : [animal.age];
  const needs = ages.flatMap((age) => dailyEnergy({ ...animal, age, stage }) ?? []);
  if (needs.length === 0) return null;
  const least = Math.min(...needs.map(({ from }) => from));
  const most = Math.max(...needs.map(({ to }) => to));
  return {
    min: toTen(least * (1 - SPREAD)),
    max: toTen(most * (1 + SPREAD)),
    source: SOURCES.energy,
  };
}

/** Food compared with the need. No finding if none was recorded or the need is unknown. */
export function readFood(
  facts: readonly DiaryFact[],
  animal: InsightAnimal,
  voice: Voice,
  now: Date,
): { finding: Finding | null; series: InsightSeries['food'] } {
  const meals = facts.filter(({ kind }) => kind === 'food');
  const days = foodDays(meals);
  const need = needOf(animal);
  const series = { days, need };
  if (meals.length === 0 || !need) return { finding: null, series };
  const from = dayNumber(now) - COMPARED;
  // Today is not over yet.
  const recent = meals.filter(({ at }) => dayNumber(at) >= from && dayNumber(at) < dayNumber(now));
  const known = foodDays(recent).flatMap(({ kcal }) => (kcal === null ? [] : [kcal]));
  const { food } = voice.texts;
  const say = (level: Finding['level'], text: string, advice: string) => ({
    finding: voice.finding(
      { kind: 'food', level, text, advice, sources: [SOURCES.energy] },
      recent,
    ),
    series,
  });
  if (known.length < ENOUGH) return say('unknown', food.few, food.fewAdvice);
  const eaten = median(known);
  const amount = voice.number(Math.round(eaten));
  const span = voice.span(need.min, need.max);
  if (eaten > need.max) return say('watch', food.more(amount, span), food.moreAdvice);
  if (eaten < need.min) return say('watch', food.less(amount, span), food.lessAdvice(animal.name));
  return say('good', food.right(amount, span), food.rightAdvice);
}
