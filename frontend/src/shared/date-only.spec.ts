import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatYear } from './format';
import { formatDays } from './format-days';

describe('a date without a time', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['Pacific/Honolulu', 'Europe/Rome', 'Pacific/Auckland'])(
    'is the same day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(2020, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(formatDay('2020-01-01', 'en')).toBe('1 January 2020');
      expect(formatYear('2020-01-01')).toBe('2020');
      expect(formatDays('2020-01-01', '2020-02-01', 'en')).toBe('1 January – 1 February 2020');
    },
  );
});
