const MARKER = /( ?\[[1-9]\d?\])/;

/** Splits a text at its markers like [1]; every second part is one. */
export const splitAtMarkers = (text: string): string[] => text.split(MARKER);

export const citesAny = (text: string, sources: number): boolean =>
  [...text.matchAll(/\[([1-9]\d?)\]/g)].some(([, number]) => Number(number) <= sources);

/** `number` counts from 1. */
export const sourceId = (messageId: number, number: number): string =>
  `source-${messageId}-${number}`;
