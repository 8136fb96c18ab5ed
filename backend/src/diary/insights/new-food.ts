import { fold } from '../../language/text.js';
import { dayNumber, daysBetween, type DiaryFact } from './diary-fact.js';
import { FROM_FOOD } from './naming.js';
import type { Recurrence } from './occurrences.js';

/** Days after a new food in which it may have upset the stomach. */
const AFTER_FOOD = 5;

/** Days before the new food that are compared. */
const BEFORE_FOOD = 14;

/** Days with a symptom that make it a pattern. */
const PATTERN = 3;

/** Days for which a new food is remembered. */
const MONTH = 28;

/**
 * The first meals of foods that were new in the last weeks, oldest first. One for each day: another
 * new food of the same day has fewer symptoms after it.
 */
export function newFoods(facts: readonly DiaryFact[], now: Date): DiaryFact[] {
  const meals = facts.filter(({ kind, text }) => kind === 'food' && text !== null);
  const seen = new Set<string>();
  const byDay = new Map<number, DiaryFact>();
  for (const [index, meal] of meals.entries()) {
    const name = fold(meal.text ?? '');
    const isNew = !seen.has(name) && (index > 0 || /\b(?:new|nuov)/.test(name));
    seen.add(name);
    const day = dayNumber(meal.at);
    if (isNew && daysBetween(meal.at, now) <= MONTH && !byDay.has(day)) byDay.set(day, meal);
  }
  return [...byDay.values()];
}

interface AfterFood {
  what: string;
  /** Days with the symptom among those since the food. */
  days: number;
  span: number;
  /** The food, then the symptoms after it. */
  evidence: DiaryFact[];
}

/**
 * A symptom that food can cause and that occurred on most days after a new food, rarely before.
 * @param foods of `newFoods`.
 */
export function afterNewFood(
  { what, entries }: Recurrence,
  foods: readonly DiaryFact[],
  now: Date,
): AfterFood | null {
  if (!FROM_FOOD.has(what)) return null;
  const lastOn = new Map(entries.map(({ at }) => [dayNumber(at), at]));
  const daysIn = (from: number, to: number): number =>
    Array.from({ length: to - from }, (_, index) => from + index).filter((day) => lastOn.has(day))
      .length;
  for (const food of foods) {
    const start = dayNumber(food.at);
    const span = Math.min(AFTER_FOOD, dayNumber(now) - start + 1);
    const sameDay = lastOn.get(start);
    const days = daysIn(start + 1, start + AFTER_FOOD) + (sameDay && sameDay >= food.at ? 1 : 0);
    const usual = daysIn(start - BEFORE_FOOD, start) / BEFORE_FOOD;
    const wasThere = daysIn(start - AFTER_FOOD, start) > 1 || usual > days / span / 2;
    if (days < PATTERN || wasThere) continue;
    const after = entries.filter(({ at }) => at >= food.at && dayNumber(at) < start + AFTER_FOOD);
    return { what, days, span, evidence: [food, ...after] };
  }
  return null;
}
