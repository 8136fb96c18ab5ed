import { Counter } from 'prom-client';
import type { ErrorCode } from '../../contract/errors.js';

const errors = new Counter({
  name: 'zampa_errors_total',
  help: 'Requests and socket events answered with an error, by its code',
  labelNames: ['code'],
});

// Start at zero so that the first error shows as an increase.
for (const code of ['BUSY', 'INTERNAL', 'UNAVAILABLE']) errors.inc({ code }, 0);

export const countError = (code: ErrorCode): void => errors.inc({ code });
