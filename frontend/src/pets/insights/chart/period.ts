export const PERIODS = ['month', 'half', 'all'] as const;

export type Period = (typeof PERIODS)[number];

const MONTHS = { month: 1, half: 6 } as const;

/** The entries of a series, ascending in time, within a period up to its last entry. */
export const within = <Entry extends { at: number }>(
  entries: readonly Entry[],
  period: Period,
): Entry[] => {
  const last = entries.at(-1);
  if (!last || period === 'all') return [...entries];
  const from = new Date(last.at);
  from.setMonth(from.getMonth() - MONTHS[period]);
  return entries.filter(({ at }) => at >= from.getTime());
};
