import { describe, expect, it } from '@jest/globals';
import { followed, weightOf } from './profile-weight.js';

const day = (text: string): Date => new Date(`2026-${text}T08:00:00Z`);

const kg = (value: number, at: string) => weightOf({ value, unit: 'kg', at: day(at) });

/** The profile of a pet created in March. */
const profile = (weight: string | null, at: string | null = null) => ({
  weight,
  weightAt: at === null ? null : day(at),
  createdAt: day('03-01'),
});

describe('a profile whose weight has no date', () => {
  it('loses a weight that came from the diary', () => {
    expect(followed(profile('4.1 kg'), kg(4.1, '05-04'), null)).toBeNull();
    expect(followed(profile('4.1 kg'), kg(4.1, '05-04'), kg(4, '04-04'))).toEqual(kg(4, '04-04'));
  });

  it('takes the correction of a weight that is the diary’s', () => {
    expect(followed(profile('4.1 kg'), kg(4.1, '05-04'), kg(4.3, '05-04'))).toEqual(
      kg(4.3, '05-04'),
    );
  });

  it("keeps the owner's weight when the newest entry is changed or removed", () => {
    expect(followed(profile('6 kg'), kg(4.1, '05-04'), kg(4.2, '05-04'))).toBeUndefined();
    expect(followed(profile('6 kg'), kg(4.1, '05-04'), kg(4, '04-04'))).toBeUndefined();
    expect(followed(profile('6 kg'), kg(4.1, '05-04'), null)).toBeUndefined();
  });

  it('gets a newer weight, but none from before the pet was added', () => {
    expect(followed(profile('6 kg'), kg(4, '04-04'), kg(4.1, '05-04'))).toEqual(kg(4.1, '05-04'));
    expect(followed(profile('6 kg'), null, kg(1.2, '02-04'))).toBeUndefined();
  });
});

it("a weight counts as the diary's only if its date matches", () => {
  expect(followed(profile('4.1 kg', '06-04'), kg(4.1, '05-04'), null)).toBeUndefined();
  expect(followed(profile('4.1 kg', '05-04'), kg(4.1, '05-04'), null)).toBeNull();
});

it('a profile without a weight gets any weight, and stays without one if there is none', () => {
  expect(followed(profile(null), null, kg(4, '02-04'))).toEqual(kg(4, '02-04'));
  expect(followed(profile(null), kg(4, '02-04'), null)).toBeUndefined();
});
