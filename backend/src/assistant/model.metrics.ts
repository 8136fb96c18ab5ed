import { Counter, Gauge } from 'prom-client';
import type { ReplyFailure, TriageLevel } from '../contract/chat.js';
import type { NeverSaidReason } from '../safety/triage.js';
import type { Usage } from './completion-reader.js';

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

/** Prices per million tokens. */
interface Prices {
  MODEL_PRICE_INPUT: number;
  MODEL_PRICE_OUTPUT: number;
}

/** Counts the usage of a finished call. */
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

const fallbacks = new Counter({
  name: 'zampa_model_fallbacks_total',
  help: 'Texts that the first model should have written: by the fallback model, or the handbook',
  labelNames: ['to'],
});

export const countFallback = (to: 'model' | 'handbook'): void => fallbacks.inc({ to });

/** Shows which models this worker does not ask because they keep failing. */
export function showBreakers(breakers: ReadonlyMap<string, { isOpen: boolean }>): void {
  new Gauge({
    name: 'zampa_model_breaker_open',
    help: '1 while a model is not asked, because it keeps failing before its first token',
    labelNames: ['model'],
    collect() {
      for (const [model, { isOpen }] of breakers) this.set({ model }, Number(isOpen));
    },
  });
}

const withheld = new Counter({
  name: 'zampa_sentences_withheld_total',
  help: 'Sentences of a model that must never be said and did not leave, by reason',
  labelNames: ['reason'],
});

export const countWithheld = (reason: NeverSaidReason): void => withheld.inc({ reason });

const raised = new Counter({
  name: 'zampa_alarms_raised_total',
  help: 'Emergencies that a model saw and the safety rules missed, by the level that the rules had given',
  labelNames: ['level'],
});

export const countRaisedAlarm = (level: TriageLevel): void => raised.inc({ level });

const toolCalls = new Counter({
  name: 'zampa_model_tool_calls_total',
  help: 'What models looked up while they answered, by tool; refused are calls not understood',
  labelNames: ['tool', 'outcome'],
});

/** @param tool one of our names, never one that a model made up. */
export const countToolCall = (tool: string, outcome: 'answered' | 'refused' | 'failed'): void =>
  toolCalls.inc({ tool, outcome });
