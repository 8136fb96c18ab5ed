import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { readStored, store } from '../shared/storage';

const KEY = 'zampa.places';
/** Content that comes later than its page may move the place this long. */
const SETTLE_MS = 3_000;
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where each entry of the history was left. */
let places = new Map<string, number>();
/** The place wanted is one that was left, not a new one. */
let returning = false;

/** Browsers without the navigation API keep one place for all entries. */
const entry = (): string =>
  'navigation' in window ? (window.navigation.currentEntry?.key ?? '') : '';

const wantedPlace = (back: boolean): number => {
  const left = places.get(entry());
  if (back && left !== undefined) return left;
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return anchor === null ? 0 : window.scrollY + anchor.getBoundingClientRect().top;
};

/** Goes to the place wanted, again whenever the page grows, until the reader moves. */
const settle = (): (() => void) => {
  const back = returning;
  returning = false;
  const end = new AbortController();
  const go = (): void => window.scrollTo({ top: wantedPlace(back), behavior: 'instant' });
  const observer = new ResizeObserver(go);
  const timer = window.setTimeout(() => end.abort(), SETTLE_MS);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    window.clearTimeout(timer);
  });
  for (const hand of HANDS) {
    window.addEventListener(hand, () => end.abort(), { passive: true, signal: end.signal });
  }
  go();
  observer.observe(document.body);
  return () => end.abort();
};

/** The path whose page is shown. */
let shown = '';

/** Takes over from the browser, which forgets the place of a page whose content comes late. */
export const startScroll = (): void => {
  places = new Map(JSON.parse(readStored('session', KEY) ?? '[]') as [string, number][]);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  returning = load?.type === 'reload' || load?.type === 'back_forward';
  history.scrollRestoration = 'manual';
  const cameBack = (): void => {
    returning = true;
    if (location.pathname === shown) settle();
  };
  window.addEventListener('popstate', cameBack, { capture: true });
  window.addEventListener('scroll', () => places.set(entry(), window.scrollY), { passive: true });
  window.addEventListener('pagehide', () => store('session', KEY, JSON.stringify([...places])));
};

/** A new page starts at its top or its anchor, one that was left where it was. */
export const useScroll = (): void => {
  const [path] = useLocation();
  useLayoutEffect(() => {
    shown = path;
    return settle();
  }, [path]);
};
