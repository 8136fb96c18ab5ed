import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Reads again every minute: a page that stays open becomes outdated. */
const useEachMinute = <T>(read: () => T): T => {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const timer = window.setInterval(() => setValue(read), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, [read]);
  return value;
};

const now = (): Date => new Date();
const today = (): string => new Date().toDateString();

/** The present, to the minute. */
export const useNow = (): Date => useEachMinute(now);

/** The day, as `Date.toDateString()`. Renders only when it changes, up to a minute late. */
export const useToday = (): string => useEachMinute(today);
