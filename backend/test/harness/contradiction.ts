import { expect } from '@jest/globals';
import type { Message } from '../../src/contract/chat.js';
import type { TokenEvent } from '../../src/contract/socket-events.js';
import type { Script } from '../stand-ins/model-server.js';
import type { Process } from './processes.js';
import type { World } from './world.js';

/** Emergencies, and what a model says of them that the safety layer must not let through. */
export const ENGLISH = {
  language: 'English',
  question: 'My cat licked pollen from my lilies, what should I do?',
  opposite:
    'Do not panic. Wait until morning and see how she does, give her some milk and 200 mg of ibuprofen. Make her vomit with salt. This is not an emergency.',
  safe: 'Do not wait: call your vet or the nearest 24-hour clinic now.',
  handbook: /^\*\*This can be an emergency for Micia\.\*\*.*cannot be reached right now.*\*$/s,
  never: /until morning|milk and|200 ?mg|ibuprofen|with salt|not an emergency/,
};

export const ITALIAN = {
  language: 'Italian',
  question: 'Il gatto ha mangiato una foglia di giglio, cosa faccio?',
  opposite:
    'Stai calmo. Aspetta fino a domani mattina, dalle un po’ di latte e 200 mg di ibuprofene. Falla vomitare con il sale. Non è un’emergenza.',
  safe: 'Non aspettare: chiama ora il veterinario o la clinica 24 ore più vicina.',
  handbook: /^\*\*Può essere un'emergenza per Micia\.\*\*.*non è raggiungibile.*\*$/s,
  never: /domani mattina|di latte|200 ?mg|ibuprofene|con il sale|è un’emergenza/,
};

interface Heard {
  reply: Message;
  /** All text that the tab received in any event, unprocessed. */
  received: string;
  /** The text that the tab assembled from the pieces. */
  shown: string;
  pieces: number;
}

/** Asks a model with a scripted answer. @returns what a tab receives. */
export async function listenTo(
  { world, api }: { world: World; api: Process },
  question: string,
  script: Script,
): Promise<Heard> {
  world.model.behave(script);
  const owner = await world.ownerInChat(api);
  const tab = await owner.tab();
  await tab.open(owner.sessionId);
  const { reply } = await owner.ask(question);
  const done = await tab.finished(reply.id);
  expect(await owner.finished(reply.id)).toEqual(done);
  const tokens = tab.events.filter(({ name }) => name === 'token');
  const shown = tokens.reduce((text, { payload }) => {
    const { offset, text: piece } = payload as TokenEvent;
    expect(offset).toBe(text.length);
    return text + piece;
  }, '');
  owner.closeTabs();
  const received = JSON.stringify(tab.events.filter(({ name }) => name !== 'message'));
  return { reply: done, received, shown, pieces: tokens.length };
}
