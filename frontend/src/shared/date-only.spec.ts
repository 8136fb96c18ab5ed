import { afterEach, describe, expect, it, vi } from 'vitest';

describe('a date without a time', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['Pacific/Honolulu', 'Europe/Rome', 'Pacific/Auckland'])(
    'is that day in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      // A format keeps the zone in which it was made.
      vi.resetModules();
      const { formatDay, formatYear } = await import('./format');
      const { formatDays } = await import('./format-days');
      expect(new Date(2020, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(formatDay('2020-01-01', 'en')).toBe('1 January 2020');
      expect(formatYear('2020-01-01')).toBe('2020');
      expect(formatDays('2020-01-01', '2020-02-01', 'en')).toBe('1 January – 1 February 2020');
    },
  );
});
