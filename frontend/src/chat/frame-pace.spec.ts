import { expect, it } from 'vitest';
import { FramePace } from './frame-pace';

/** Which frames are skipped, by the gaps before them in milliseconds. */
const restsOf = (gaps: number[]): boolean[] => {
  const pace = new FramePace();
  let now = 0;
  return gaps.map((gap) => pace.skips((now += gap)));
};

it('draws on every timely frame, whatever the frame rate', () => {
  expect(restsOf([0, 16.7, 16.6, 17.2, 16.7])).not.toContain(true);
  expect(restsOf([0, 33.3, 33.4, 34, 33.3])).not.toContain(true);
});

it('skips the frame after a late one, but never two in a row', () => {
  expect(restsOf([0, 16.7, 40, 16.7, 40, 40, 40])).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('skips the frame after a keystroke, even after a late one, but draws while keys are held', () => {
  const pace = new FramePace();
  const after = (now: number): boolean => {
    pace.key();
    return pace.skips(now);
  };
  expect([pace.skips(0), after(17), pace.skips(34)]).toEqual([false, true, false]);
  expect([pace.skips(90), after(107), after(124), after(141)]).toEqual([true, true, false, true]);
});

it('is not affected by a single early frame', () => {
  const many = Array.from({ length: 40 }, () => 16.7);
  expect(restsOf([0, 16.7, 4, ...many]).slice(-20)).not.toContain(true);
});

it('does not treat a pause as a late frame, nor an earlier keystroke as pending', () => {
  const pace = new FramePace();
  pace.skips(0);
  pace.skips(16);
  pace.key();
  pace.pause();
  expect(pace.skips(5000)).toBe(false);
});
