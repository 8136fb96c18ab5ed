import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The day, as `Date.toDateString()`: it renders anew at midnight only, give or take a minute. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => new Date().toDateString());
  useEffect(() => {
    const timer = window.setInterval(() => setToday(new Date().toDateString()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return today;
};

/** The present, to the minute: what stands on a page for long becomes late. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
