import { ApiError } from './api';

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);

/**
 * For a form that makes something which the server does not recognise when it is sent again: after
 * a call that went unanswered, it first looks whether that has made it after all.
 */
export class CreateOnce<Thing> {
  private isMade: ((one: Thing) => boolean) | null = null;

  /** What an earlier call has made, if there is any doubt about it. */
  async find(list: () => Promise<Thing[]>): Promise<Thing | undefined> {
    return this.isMade === null ? undefined : (await list()).find(this.isMade);
  }

  /** @param isMade whether this is what the call makes */
  async create(call: Promise<Thing>, isMade: (one: Thing) => boolean): Promise<Thing> {
    try {
      return await call;
    } catch (error) {
      if (isUnanswered(error)) this.isMade = isMade;
      throw error;
    }
  }
}
