import { ModelError } from '../replies/reply-generator.js';
import type { Usage } from './completion-reader.js';
import type { Asking, ModelEnd, ModelRouter } from './model-router.js';
import type { ChatMessage } from './chat-messages.js';
import type { LookUps } from './tools/look-ups.js';

/** Longest text before a call that announces it rather than answers. Characters. */
const ANNOUNCEMENT = 160;

type Rounds = Omit<Asking, 'offer'> & { lookUps: LookUps };

/**
 * Asks a model for an answer, and asks again with the results of its look-ups until it calls no
 * more tools. Text before a call is sent on as it arrives, because a call cannot be foreseen; a
 * blank line separates it from the rest.
 * @returns how the last round ended, with the usage of all rounds.
 * @throws ModelError if it still calls tools when no more calls are answered, and says at most that
 *   it will look something up.
 */
export async function answerInRounds(
  router: ModelRouter,
  messages: ChatMessage[],
  { lookUps, signal, take }: Rounds,
): Promise<ModelEnd> {
  const asked = [...messages];
  let used: Usage | undefined;
  for (;;) {
    let said = '';
    const end = await router.ask(asked, {
      signal,
      offer: lookUps.offer,
      take: (text) => {
        said += text;
        return take(text);
      },
    });
    used = sum(used, end.usage);
    const found = await lookUps.answer(said, end.toolCalls ?? []);
    if (found.length === 0) {
      if (end.toolCalls && said.trim().length <= ANNOUNCEMENT) throw neverAnswered();
      return { ...end, ...(used && { usage: used }) };
    }
    asked.push(...found);
    if (said !== '') await take('\n\n');
  }
}

const neverAnswered = (): ModelError =>
  new ModelError('MODEL_UNAVAILABLE', false, { cause: new Error('calls instead of an answer') });

const sum = (one: Usage | undefined, other: Usage | undefined): Usage | undefined =>
  one && other
    ? {
        promptTokens: one.promptTokens + other.promptTokens,
        completionTokens: one.completionTokens + other.completionTokens,
      }
    : (one ?? other);
