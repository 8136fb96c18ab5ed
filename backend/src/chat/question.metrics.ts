import { Counter } from 'prom-client';
import type { ErrorCode } from '../contract/errors.js';
import type { Plan } from '../contract/plans.js';

const questions = new Counter({
  name: 'zampa_questions_total',
  help: 'Questions that were admitted and stored, by plan',
  labelNames: ['plan'],
});

const refusals = new Counter({
  name: 'zampa_limit_refusals_total',
  help: 'Questions that the limit of a plan refused, by code and plan',
  labelNames: ['code', 'plan'],
});

export const countQuestion = (plan: Plan): void => questions.inc({ plan });

export const countLimitRefusal = (code: ErrorCode, plan: Plan): void =>
  refusals.inc({ code, plan });
