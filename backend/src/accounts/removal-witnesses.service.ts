import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/** Runs in the transaction of the removal, while the account is still there. */
type Witness = (tx: EntityManager, user: User) => Promise<void>;

/** How rooms that accounts knows nothing of learn that an account goes. */
@Injectable()
export class RemovalWitnesses {
  private readonly witnesses: Witness[] = [];

  before(witness: Witness): void {
    this.witnesses.push(witness);
  }

  async tell(tx: EntityManager, user: User): Promise<void> {
    for (const witness of this.witnesses) await witness(tx, user);
  }
}
