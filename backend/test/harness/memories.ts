import type { Memory } from '../../src/contract/memories.js';
import type { Owner } from './owner.js';
import type { World } from './world.js';

/** The memories of an owner's pet. Calls are made by the owner unless another caller is given. */
export class Memories {
  readonly path: string;

  constructor(
    private readonly world: World,
    private readonly owner: Owner,
  ) {
    this.path = `/api/pets/${String(owner.petId)}/memories`;
  }

  /** Asks and waits for the reply; suggestions follow it. @returns the question's id. */
  async tell(content: string): Promise<number> {
    const { message, reply } = await this.owner.ask(content);
    await this.owner.finished(reply.id);
    return message.id;
  }

  remember<T = Memory>(memory: object, who = this.owner) {
    return who.call<T>('POST', this.path, memory);
  }

  async list(): Promise<Memory[]> {
    return (await this.owner.call<Memory[]>('GET', this.path)).body;
  }

  async texts(): Promise<string[]> {
    return (await this.list()).map(({ text }) => text);
  }

  correct<T = Memory>(id: number, changes: object, who = this.owner) {
    return who.call<T>('PATCH', `/api/memories/${String(id)}`, changes);
  }

  forget(id: number, who = this.owner) {
    return who.call('DELETE', `/api/memories/${String(id)}`);
  }

  /** A suggestion as a worker stores it; now, unless it names another `createdAt`. */
  async suggest(more: Record<string, unknown> = {}): Promise<number> {
    const now = new Date();
    const row = { text: 'Weighs 4.1 kg', kind: 'weight', value: '4.1 kg', createdAt: now, ...more };
    const { rows } = await this.world.database.query<{ id: number }>(
      `INSERT INTO pet_memories ("petId", text, kind, value, state, "createdAt")
       VALUES ($1, $2, $3, $4, 'suggested', $5) RETURNING id`,
      [this.owner.petId, row.text, row.kind, row.value, row.createdAt],
    );
    return rows[0]?.id ?? 0;
  }

  async suggested(): Promise<Memory[]> {
    return (await this.owner.call<Memory[]>('GET', `${this.path}/suggested`)).body;
  }

  keep<T = Memory>(id: number, who = this.owner) {
    return who.call<T>('POST', `/api/memories/${String(id)}/keep`);
  }
}
