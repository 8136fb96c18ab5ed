import { expect, it } from '@jest/globals';
import { AppError } from '../platform/errors/app-error.js';
import { checkBirth } from './check-birth.js';

const NIGHT = new Date('2026-11-11T23:30:00Z');

const check = (birthDate: string, timeZone?: string) => () => {
  checkBirth({ birthDate }, timeZone, NIGHT);
};

it('accepts a birth on the day that has begun where the owner is, and no later one', () => {
  expect(check('2026-11-12', 'Europe/Rome')).not.toThrow();
  expect(check('2026-11-13', 'Europe/Rome')).toThrow(AppError);
  expect(check('2026-11-12', 'America/New_York')).toThrow(AppError);
});

it('takes the day in UTC without a time zone', () => {
  expect(check('2026-11-11')).not.toThrow();
  expect(check('2026-11-12')).toThrow(AppError);
});
