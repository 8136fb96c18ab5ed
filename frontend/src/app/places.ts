import type { Location } from 'react-router-dom';
import { readStored, store } from '../shared/storage';

/** Where each entry of the history was left, in pixels from the top. */
export const PLACES = 'zampa.places';

/** The first page of a visit has no key of its own in the history. */
export const placeKey = ({ key, pathname }: Location): string =>
  key === 'default' ? pathname : key;

/** Only who reloads or comes back wants an old place. */
export const startPlaces = (): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') store('session', PLACES, null);
};

export const placeOf = (location: Location): number | undefined => {
  const places = JSON.parse(readStored('session', PLACES) ?? '{}') as Record<string, number>;
  return places[placeKey(location)];
};
