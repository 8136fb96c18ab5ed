/** The history state of a newcomer, for whom the gate opens on Register. */
export const BEGINNING = { beginning: true } as const;

export const isBeginning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'beginning' in state;
