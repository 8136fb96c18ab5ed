import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

const REMOVED = '"userId" = line.id AND "removedAt" IS NULL AND "addedAt" <= line.at';

const RESET = '"userId" = line.id AND "totpConfirmedAt" <= line.at';

const forgetCodes = (which: string): string =>
  `DELETE FROM vet_recovery_codes USING vets, ${LINES} WHERE "vetId" = vets.id AND ${which}`;

/** As `VetsRepository.forgetFactor` does it. */
export const VET_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'vets removed',
    idIn: idIn('userId', 'vet-removed'),
    statements: [
      forgetCodes(REMOVED),
      `UPDATE vets SET "removedAt" = now(), "totpSecret" = NULL, "totpConfirmedAt" = NULL
       FROM ${LINES} WHERE ${REMOVED}`,
    ],
  },
  {
    what: 'second factors of vets reset',
    idIn: idIn('userId', 'vet-factor-reset'),
    statements: [
      forgetCodes(RESET),
      `UPDATE vets SET "totpSecret" = NULL, "totpConfirmedAt" = NULL FROM ${LINES} WHERE ${RESET}`,
    ],
  },
];
