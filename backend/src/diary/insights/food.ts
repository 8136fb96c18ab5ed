import { dailyEnergy } from '../../care/energy.js';
import type { Finding, FoodDay, InsightSeries, Span } from '../../contract/insights.js';
import { dayNumber, isoDay, type DiaryFact, type InsightAnimal } from './diary-fact.js';
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

/** What an animal usually needs per day, with the range of healthy ones; null if unknown. */
function needOf(animal: InsightAnimal): Span | null {
  const stage = animal.age === null ? null : animal.age < 1 ? 'young' : 'adult';
  const need = dailyEnergy({ ...animal, stage });
  if (!need) return null;
  const toTen = (kcal: number): number => Math.round(kcal / 10) * 10;
  const [min, max] = [toTen(need.from * (1 - SPREAD)), toTen(need.to * (1 + SPREAD))];
  return { min, max, source: SOURCES.energy };
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
