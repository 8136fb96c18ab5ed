import { Counter } from 'prom-client';
import type { ReplyFailure } from '../contract/chat.js';

const tokens = new Counter({
  name: 'zampa_model_tokens_total',
  help: 'Tokens of finished calls, as the endpoint counted them; summaries are among them',
  labelNames: ['model', 'direction'],
});

const cost = new Counter({
  name: 'zampa_model_cost_total',
  help: 'What these tokens cost at MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT, in their currency',
  labelNames: ['model'],
});

const failures = new Counter({
  name: 'zampa_model_failures_total',
  help: 'Calls of a model that failed, whether or not another one then answered',
  labelNames: ['model', 'failure'],
});

interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/** Prices of a million tokens. */
interface Prices {
  MODEL_PRICE_INPUT: number;
  MODEL_PRICE_OUTPUT: number;
}

/** Counts what a finished call has used. */
export function countUsage(
  model: string,
  { promptTokens, completionTokens }: Usage,
  { MODEL_PRICE_INPUT, MODEL_PRICE_OUTPUT }: Prices,
): void {
  tokens.inc({ model, direction: 'input' }, promptTokens);
  tokens.inc({ model, direction: 'output' }, completionTokens);
  const price = promptTokens * MODEL_PRICE_INPUT + completionTokens * MODEL_PRICE_OUTPUT;
  cost.inc({ model }, price / 1_000_000);
}

export const countModelFailure = (model: string, failure: ReplyFailure): void =>
  failures.inc({ model, failure });
