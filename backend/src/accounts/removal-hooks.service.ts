import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/** Runs in the transaction of the removal, before the account is gone. */
type RemovalHook = (tx: EntityManager, user: User) => Promise<void>;

/** Lets rooms that accounts does not know take part in an account's removal. */
@Injectable()
export class RemovalHooks {
  private readonly hooks: RemovalHook[] = [];

  add(hook: RemovalHook): void {
    this.hooks.push(hook);
  }

  async run(tx: EntityManager, user: User): Promise<void> {
    for (const hook of this.hooks) await hook(tx, user);
  }
}
