import { createHash } from 'node:crypto';

/**
 * Half of the cases are for tuning the rules, the other half only for measuring: which one a case
 * belongs to follows from its id alone, so it never changes.
 */
export const partOf = (id) =>
  createHash('sha256').update(id).digest()[0] % 2 === 0 ? 'tuning' : 'measuring';
