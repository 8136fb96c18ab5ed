import type { Usage } from './completion-reader.js';
import type { ModelPiece, ModelRouter } from './model-router.js';
import type { ChatMessage } from './chat-messages.js';
import type { LookUps } from './tools/look-ups.js';

/**
 * Asks a model for an answer, and again with each result of a look-up, until it calls no more
 * tools. Text before a call is let out as it arrives, since nobody knows yet that a call follows; a
 * blank line separates it from the rest. The last piece reports the usage of all rounds.
 */
export async function* answerInRounds(
  router: ModelRouter,
  messages: ChatMessage[],
  { lookUps, signal }: { lookUps: LookUps; signal: AbortSignal },
): AsyncGenerator<ModelPiece, void> {
  const asked = [...messages];
  let used: Usage | undefined;
  for (;;) {
    let said = '';
    let last: ModelPiece | undefined;
    for await (const piece of router.stream(asked, signal, lookUps.offer)) {
      said += piece.text;
      if (piece.end) last = piece;
      else yield piece;
    }
    if (!last?.end) return;
    used = sum(used, last.end.usage);
    const found = await lookUps.answer(said, last.end.toolCalls ?? []);
    if (found.length === 0) {
      yield { ...last, end: { ...last.end, ...(used && { usage: used }) } };
      return;
    }
    asked.push(...found);
    if (said !== '') yield { model: last.model, text: '\n\n' };
  }
}

const sum = (one: Usage | undefined, other: Usage | undefined): Usage | undefined =>
  one && other
    ? {
        promptTokens: one.promptTokens + other.promptTokens,
        completionTokens: one.completionTokens + other.completionTokens,
      }
    : (one ?? other);
