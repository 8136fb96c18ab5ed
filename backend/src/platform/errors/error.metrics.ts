import { Counter } from 'prom-client';
import type { ErrorCode } from '../../contract/errors.js';

const errors = new Counter({
  name: 'zampa_errors_total',
  help: 'Requests and socket events answered with an error, by its code',
  labelNames: ['code'],
});

export const countError = (code: ErrorCode): void => errors.inc({ code });
