import type { Location } from 'react-router-dom';
import { readStored, store } from '../shared/storage';

/** Storage key of the scroll positions: pixels from the top, by history entry. */
export const PLACES = 'zampa.places';

/** The first page of a visit has no key of its own in the history. */
export const placeKey = ({ key, pathname }: Location): string =>
  key === 'default' ? pathname : key;

/** Only a reload or a return restores an old position. */
export const startPlaces = (): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') store('session', PLACES, null);
};

export const placeOf = (location: Location): number | undefined => {
  const places = JSON.parse(readStored('session', PLACES) ?? '{}') as Record<string, number>;
  return places[placeKey(location)];
};
