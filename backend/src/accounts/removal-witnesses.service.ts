import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/** Runs in the transaction of the removal, before the account is gone. */
type Witness = (tx: EntityManager, user: User) => Promise<void>;

/** Lets rooms that accounts does not know take part in an account's removal. */
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
