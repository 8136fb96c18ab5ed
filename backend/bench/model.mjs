import { startRole } from './processes.mjs';

/** Before anything counts: many short replies, so that no process is measured uncompiled. */
export const WARM_UP = { first: 20, tokens: 20, gap: 5 };

/**
 * Starts the model of a measurement. `setPace({ first, tokens, gap, spread })`: milliseconds
 * to the first token, how many tokens, milliseconds between two, and by which part of `tokens` an
 * answer may differ.
 */
export async function startModel() {
  const { url, ask } = await startRole('stub-model.mjs');
  return { url, setPace: (pace) => ask('pace', pace) };
}
