import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SignInWays } from '../../contract/accounts.js';
import type { Provider } from '../../contract/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Identity } from '../social/identity.entity.js';
import { User } from '../user.entity.js';

/** The ways in which a user can sign in: there is always one left. */
@Injectable()
export class SignInWaysService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(userId: number): Promise<SignInWays> {
    const { manager } = this.database;
    const [user, identities] = await Promise.all([
      manager.findOneOrFail(User, { where: { id: userId }, select: { id: true, password: true } }),
      manager.find(Identity, { where: { userId }, order: { id: 'ASC' } }),
    ]);
    return {
      password: user.password !== null,
      providers: identities.map(({ provider, email }) => ({ provider, email })),
    };
  }

  /** @throws AppError `NOT_FOUND`; `LAST_SIGN_IN` when nobody could get in any more. */
  async disconnect(userId: number, provider: Provider): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.findOneOrFail(User, {
        where: { id: userId },
        select: { id: true, password: true, firebaseUid: true },
        lock: { mode: 'pessimistic_write' },
      });
      const identities = await tx.findBy(Identity, { userId });
      const [gone] = identities.filter((identity) => identity.provider === provider);
      if (!gone) throw new AppError('NOT_FOUND');
      if (user.password === null && identities.length === 1) throw new AppError('LAST_SIGN_IN');
      await tx.delete(Identity, { id: gone.id });
      if (user.firebaseUid === `${provider}:${gone.subject}`) {
        await tx.update(User, { id: userId }, { firebaseUid: null });
      }
    });
  }
}
