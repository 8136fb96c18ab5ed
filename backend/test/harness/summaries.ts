import type { Summary, SummaryLink } from '../../src/contract/summaries.js';
import type { Answer, Owner } from './owner.js';
import { visit } from './visit.js';

const DAY = 86_400_000;

export const at = (id: number, rest = ''): string => `/api/summaries/${String(id)}${rest}`;

/** What an owner does with summaries of their pet for the vet. */
export class Summaries {
  readonly path: string;

  constructor(
    private readonly owner: Owner,
    /** Of the process that shows the pages behind links. */
    private readonly url: string,
  ) {
    this.path = `/api/pets/${String(owner.petId)}/summaries`;
  }

  make<T = Summary>(more: object = {}): Promise<Answer<T>> {
    return this.owner.call<T>('POST', this.path, { language: 'en', ...more });
  }

  async read(id: number): Promise<Summary> {
    return (await this.owner.call<Summary>('GET', at(id))).body;
  }

  async link(id: number, days = 7): Promise<SummaryLink> {
    return (await this.owner.call<SummaryLink>('POST', at(id, '/link'), { days })).body;
  }

  /** The page behind a link. */
  page({ url = '' }: SummaryLink, method = 'GET') {
    return visit(new URL(new URL(url).pathname, this.url), { method });
  }

  /** Writes an entry of yesterday into the diary. @returns its id. */
  async write(entry: object): Promise<number> {
    const path = `/api/pets/${String(this.owner.petId)}/diary`;
    const body = { at: new Date(Date.now() - DAY).toISOString(), ...entry };
    return (await this.owner.call<{ id: number }>('POST', path, body)).body.id;
  }
}
