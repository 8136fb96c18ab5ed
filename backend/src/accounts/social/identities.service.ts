import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { violatedConstraint } from '../../platform/database/violation.js';
import { SessionEnds } from '../../platform/session/session-ends.js';
import { User } from '../user.entity.js';
import { another, usernameFrom } from './free-username.js';
import { Identity } from './identity.entity.js';
import { uidOf, type ProviderProfile } from './provider-profile.js';

/** What became of a provider's user who came to sign in, or to be connected. */
export type Arrival =
  | { outcome: 'signed-in' | 'registered' | 'connected'; user: User }
  /** The address belongs to an account that this provider cannot prove to be the same person's. */
  | { outcome: 'account-exists' }
  /** Connected to another account already. */
  | { outcome: 'identity-taken' };

/** Two arrivals of a new user at once, or a name that is taken. */
const TRIES = 5;

/**
 * Who a provider's user is here. An address alone never joins accounts: only where the provider
 * vouches for it, which of the two can be but Google. The rules are those of
 * docs/decisions/0010.
 */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ends: SessionEnds,
  ) {}

  async arrive(profile: ProviderProfile, language: Language): Promise<Arrival> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.settle(profile, language, tries);
      } catch (error) {
        if (!violatedConstraint(error) || tries === TRIES) throw error;
      }
    }
  }

  /** Connects a provider's user to the account of somebody who is signed in. */
  async connect(userId: number, profile: ProviderProfile): Promise<Arrival> {
    return this.database.transaction(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id: userId });
      const known = await this.known(tx, profile);
      if (known && known.userId !== userId) return { outcome: 'identity-taken' };
      if (!known) await this.add(tx, user, profile);
      return { outcome: 'connected', user };
    });
  }

  private async settle(
    profile: ProviderProfile,
    language: Language,
    tries: number,
  ): Promise<Arrival> {
    const { email } = profile;
    const arrival = await this.database.transaction(async (tx): Promise<Arrival> => {
      const known = await this.known(tx, profile);
      if (known) {
        return { outcome: 'signed-in', user: await tx.findOneByOrFail(User, { id: known.userId }) };
      }
      const owner = email === null ? null : await this.ownerOf(tx, email);
      if (!owner)
        return { outcome: 'registered', user: await this.register(tx, profile, language, tries) };
      if (!profile.emailVerified) return { outcome: 'account-exists' };
      if (owner.emailVerifiedAt === null) await this.handOver(tx, owner);
      await this.add(tx, owner, profile);
      return { outcome: 'connected', user: owner };
    });
    return arrival;
  }

  /**
   * Somebody registered an address that was never confirmed, and now its true owner has come:
   * nothing by which the first one could get in stays.
   */
  private async handOver(tx: EntityManager, user: User): Promise<void> {
    await tx.update(
      User,
      { id: user.id },
      { password: null, emailVerifiedAt: new Date(), pendingEmail: null },
    );
    await tx.delete(Identity, { userId: user.id });
    await tx.query(`DELETE FROM account_tokens WHERE "userId" = $1`, [user.id]);
    await this.ends.endAll(user.id);
  }

  private async register(
    tx: EntityManager,
    profile: ProviderProfile,
    language: Language,
    tries: number,
  ): Promise<User> {
    const name = usernameFrom(profile.name);
    const user = await tx.save(
      User,
      tx.create(User, {
        username: tries === 1 ? name : another(name),
        email: profile.email,
        emailVerifiedAt: profile.emailVerified ? new Date() : null,
        photoURL: profile.photoURL,
        language,
      }),
    );
    await this.add(tx, user, profile);
    return user;
  }

  private async add(tx: EntityManager, user: User, profile: ProviderProfile): Promise<void> {
    const { provider, subject, email } = profile;
    await tx.insert(Identity, { userId: user.id, provider, subject, email });
    user.firebaseUid ??= uidOf(profile);
    user.photoURL ??= profile.photoURL;
    await tx.update(
      User,
      { id: user.id },
      { firebaseUid: user.firebaseUid, photoURL: user.photoURL },
    );
  }

  private known(
    tx: EntityManager,
    { provider, subject }: ProviderProfile,
  ): Promise<Identity | null> {
    return tx.findOneBy(Identity, { provider, subject });
  }

  private ownerOf(tx: EntityManager, email: string): Promise<User | null> {
    return tx.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }
}
