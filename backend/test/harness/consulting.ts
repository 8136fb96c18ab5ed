import { randomUUID } from 'node:crypto';
import type { Message } from '../../src/contract/chat.js';
import type { Consultation, VetCase, VetQueue } from '../../src/contract/consultations.js';
import type { Owner } from './owner.js';
import type { Tab } from './tab.js';
import type { World } from './world.js';

/** Paths where owners ask, and where vets take cases. */
export const HERE = '/api/consultations';
export const VETS = '/api/vet/consultations';

export const QUESTION = 'She has been scratching her left ear for three days. What can it be?';
export const SHARED = { summary: true, diary: true, conversation: true };

/** A vet's path within a case. */
export const at = (id: number, more = ''): string => `${VETS}/${String(id)}${more}`;

export const wordsOf = ({ messages }: VetCase): string[] => messages.map(({ content }) => content);

/** Payloads of a tab's events of this name, oldest first. */
export const told = (tab: Tab, name: string): unknown[] =>
  tab.events.filter((event) => event.name === name).map(({ payload }) => payload);

/** How many mails say that a vet has written in a case; they are stored with the message. */
export async function mailsOfVet({ database }: World, id: number): Promise<number> {
  const { rows } = await database.query(
    `SELECT FROM mails WHERE key LIKE 'vet-message-' || $1 || '-%'`,
    [id],
  );
  return rows.length;
}

/** An owner who asks, and a vet who answers. */
export class Consulting {
  constructor(
    readonly owner: Owner,
    readonly vet: Owner,
  ) {}

  asking(more: object = {}) {
    const { petId } = this.owner;
    const asked = { petId, question: QUESTION, clientId: randomUUID(), consent: true };
    return { ...asked, ...SHARED, ...more };
  }

  ask<T = Consultation>(more: object = {}) {
    return this.owner.call<T>('POST', HERE, this.asking(more));
  }

  async read(id: number): Promise<Consultation> {
    return (await this.owner.call<Consultation>('GET', `${HERE}/${String(id)}`)).body;
  }

  take<T = VetCase>(id: number, who = this.vet) {
    return who.call<T>('POST', at(id, '/take'));
  }

  caseOf<T = VetCase>(id: number, who = this.vet) {
    return who.call<T>('GET', at(id));
  }

  async queueOf(who = this.vet): Promise<VetQueue> {
    return (await who.call<VetQueue>('GET', VETS)).body;
  }

  write<T = Message>(id: number, text: string, more: object = {}) {
    return this.vet.call<T>('POST', at(id, '/messages'), {
      text,
      clientId: randomUUID(),
      ...more,
    });
  }

  close(id: number, advice: string, clientId: string = randomUUID()) {
    return this.vet.call('POST', at(id, '/close'), { advice, clientId });
  }

  /** A case that the vet has taken. */
  async taken(more: object = {}): Promise<number> {
    const { id } = (await this.ask(more)).body;
    const { status, body } = await this.take<unknown>(id);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }
}
