import type { Message } from '../../src/contract/chat.js';
import type { Owner } from './owner.js';
import type { Process } from './processes.js';
import type { World } from './world.js';

/** A question that the handbook can answer, and one that it cannot. */
export const KNOWN = 'Why does she purr?';
export const UNKNOWN = 'Is anybody there?';

/** How an answer of the handbook begins when the model could not be reached. */
export const FALLBACK_MARK = /^\*The language model cannot be reached right now, [^\n]*\.\*\n\n\S/;

/** An owner without a limit of questions. */
export async function unlimitedOwner(world: World, api: Process): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  return owner;
}

/** Asks, and waits for the end of the reply. */
export async function answerTo(owner: Owner, question: string): Promise<Message> {
  const { reply } = await owner.ask(question);
  return owner.finished(reply.id);
}

/** The models that were requested since the model's behaviour was last set. */
export const modelsAsked = ({ model }: World): string[] => model.requests.map((one) => one.model);
