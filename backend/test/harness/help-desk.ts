import { randomUUID } from 'node:crypto';
import type { SupportConversation, SupportMessage } from '../../src/contract/support.js';
import type { Owner } from './owner.js';

export const THREADS = '/api/support/threads';

export const question = (more: object = {}) => ({
  subject: 'Where is my invoice?',
  text: 'I cannot find it.',
  clientId: randomUUID(),
  ...more,
});

export const openThread = <T = SupportConversation>(who: Owner, more: object = {}) =>
  who.call<T>('POST', THREADS, question(more));

export const addToThread = <T = SupportMessage>(who: Owner, id: number, more: object = {}) => {
  const message = { text: 'And the one of May?', clientId: randomUUID(), ...more };
  return who.call<T>('POST', `${THREADS}/${String(id)}/messages`, message);
};

export const readThread = async (who: Owner, id: number): Promise<SupportConversation> =>
  (await who.call<SupportConversation>('GET', `${THREADS}/${String(id)}`)).body;
