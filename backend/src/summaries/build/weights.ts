import type { SummaryItem } from '../../contract/summaries.js';
import type { SummaryEntry } from './facts.js';
import { timeless } from './item.js';
import type { Words } from './words.js';

/** Maximum of weights shown between the first and the last. */
const BETWEEN = 6;

const DAY = 86_400_000;

/** The first, the last, and some in between, as evenly as possible. */
function some<T>(all: readonly T[]): T[] {
  const shown = Math.min(all.length, BETWEEN + 2);
  const step = (all.length - 1) / Math.max(1, shown - 1);
  return Array.from({ length: shown }, (_, n) => all[Math.round(n * step)]).filter(
    (one) => one !== undefined,
  );
}

/** The animal's weights, and their change. */
export function weightItems(entries: readonly SummaryEntry[], words: Words): SummaryItem[] {
  const weighed = entries.flatMap(({ id, kind, at, value }) =>
    kind === 'weight' && value !== null ? { id, at, kg: value } : [],
  );
  const items = some(weighed).map(({ id, at, kg }): SummaryItem => ({
    key: `diary:${String(id)}`,
    at: at.toISOString(),
    text: words.mass(kg),
    detail: null,
  }));
  const [first, last] = [weighed[0], weighed.at(-1)];
  if (!first || !last) return items;
  const days = Math.round((last.at.getTime() - first.at.getTime()) / DAY);
  if (days === 0) return items;
  const change = words.change(last.kg / first.kg - 1);
  return [...items, timeless('weights:change', words.texts.weightChange(change, days))];
}
