import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/**
 * Runs in the transaction that removes the account, before its row is deleted.
 * @returns a callback that announces the removal after the commit.
 */
type RemovalHook = (tx: EntityManager, user: User) => Promise<(() => void) | undefined>;

/** Lets rooms that accounts does not know take part in an account's removal. */
@Injectable()
export class RemovalHooksService {
  private readonly hooks: RemovalHook[] = [];

  add(hook: RemovalHook): void {
    this.hooks.push(hook);
  }

  async run(tx: EntityManager, user: User): Promise<() => void> {
    const tell: ((() => void) | undefined)[] = [];
    for (const hook of this.hooks) tell.push(await hook(tx, user));
    return () => tell.forEach((one) => one?.());
  }
}
