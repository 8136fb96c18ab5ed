import { startRole } from './processes.mjs';

/** Many short replies before the measurement, so that no process runs uncompiled code. */
export const WARM_UP = { first: 20, tokens: 20, gap: 5 };

/**
 * Starts the model of a measurement. `setPace({ first, tokens, gap, spread, isStamped })`:
 * milliseconds to the first token, number of tokens, milliseconds between tokens, the fraction by
 * which `tokens` may vary, and whether each contains the time it was sent. Answers in progress keep
 * their pace.
 */
export async function startModel() {
  const { url, ask } = await startRole('stub-model.mjs');
  return { url, setPace: (pace) => ask('pace', pace) };
}
