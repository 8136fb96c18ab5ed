/** What a due date is counted from. */
export type CountedFrom = 'mating' | 'ovulation';

/**
 * Days until birth, from and to. Dog: 57 to 72 from mating (dvm360), 63 from ovulation, 64 to 66
 * from the LH peak two days before it (Concannon). Cat: 58 to 70 from mating, mostly 63 to 65.
 */
const DAYS = {
  cane: { mating: [57, 72], ovulation: [62, 64] },
  gatto: { mating: [58, 70], ovulation: null },
} as const;

const DAY_MS = 86_400_000;

export interface DueWindow {
  /** ISO dates. */
  from: string;
  to: string;
}

/** When a birth is due; `null` where no count is known. @param day ISO date. */
export function dueWindow(
  species: 'cane' | 'gatto',
  counted: CountedFrom,
  day: string,
): DueWindow | null {
  const days = DAYS[species][counted];
  const start = Date.parse(day);
  if (days === null || Number.isNaN(start)) return null;
  const after = (count: number) => new Date(start + count * DAY_MS).toISOString().slice(0, 10);
  return { from: after(days[0]), to: after(days[1]) };
}
