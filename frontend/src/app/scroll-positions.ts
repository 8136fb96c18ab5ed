import type { Location } from 'react-router-dom';
import { readStored, store } from '../shared/storage';

/** Storage key of the scroll positions: pixels from the top, by history entry. */
export const SCROLL_POSITIONS_KEY = 'zampa.places';

/** The first page of a visit has no key of its own in the history. */
export const scrollPositionKey = ({ key, pathname }: Location): string =>
  key === 'default' ? pathname : key;

/** Only reloads and back or forward navigation restore a position. */
export const initScrollPositions = (): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') store('session', SCROLL_POSITIONS_KEY, null);
};

export const scrollPositionOf = (location: Location): number | undefined => {
  const places = JSON.parse(readStored('session', SCROLL_POSITIONS_KEY) ?? '{}') as Record<
    string,
    number
  >;
  return places[scrollPositionKey(location)];
};
