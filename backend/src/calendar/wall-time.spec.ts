import { expect, it } from '@jest/globals';
import { WallTime } from './wall-time.js';

it('a wall-clock time is kept as written, whatever any time zone makes of it', () => {
  for (const local of ['2026-03-29T02:30', '2026-03-29T02:30:00']) {
    const time = new WallTime(local).setZone();
    expect(time.isValid).toBe(true);
    expect([time.toFormat('yyyyLLdd'), time.toFormat('HHmmss')]).toEqual(['20260329', '023000']);
  }
});

it('refuses text that is not a time', () => {
  for (const local of ['', 'tomorrow', '2026-13-01T10:00', '2026-01-01', '2026-01-01T25:00']) {
    expect(new WallTime(local).isValid).toBe(false);
  }
});
