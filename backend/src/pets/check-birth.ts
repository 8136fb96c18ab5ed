import { dayOf } from '../contract/age.js';
import type { PetChanges } from '../contract/pets.js';
import { AppError } from '../platform/errors/app-error.js';
import { localAt } from '../platform/local-time.js';
import { INVALID } from '../platform/validation/fields.js';

/**
 * @param timeZone in which a day has begun or not.
 * @throws AppError `VALIDATION_FAILED` for a birth date in the future.
 */
export function checkBirth({ birthDate }: PetChanges, timeZone = 'UTC', now = new Date()): void {
  if (birthDate == null || birthDate <= dayOf(localAt(timeZone, now))) return;
  throw new AppError('VALIDATION_FAILED', { fields: { birthDate: INVALID } });
}
