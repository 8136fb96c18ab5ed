import { ApiError } from './api';

/** Whether the server may have done what a failed call asked for. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);

/**
 * For a form that creates something, where the server does not recognise a repeated call: after an
 * unanswered call, it first checks whether that call created it after all.
 */
export class CreateOnce<Thing> {
  private isMade: ((one: Thing) => boolean) | null = null;

  /** What an earlier unanswered call has created, if anything. */
  async find(list: () => Promise<Thing[]>): Promise<Thing | undefined> {
    return this.isMade === null ? undefined : (await list()).find(this.isMade);
  }

  /** @param isMade whether this is what the call makes */
  async create<Made extends Thing>(
    call: Promise<Made>,
    isMade: (one: Thing) => boolean,
  ): Promise<Made> {
    try {
      return await call;
    } catch (error) {
      if (isUnanswered(error)) this.isMade = isMade;
      throw error;
    }
  }
}
