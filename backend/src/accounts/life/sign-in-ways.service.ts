import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SignInWays } from '../../contract/accounts.js';
import { Identity } from '../social/identity.entity.js';
import { User } from '../user.entity.js';

/** A user's sign-in methods. */
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
}
