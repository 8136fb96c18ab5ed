import { Injectable } from '@nestjs/common';
import { IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { PROVIDER_NAMES, type Provider } from '../../contract/config.js';
import type { Language } from '../../contract/languages.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AccountMails } from '../life/account-mails.js';
import { User } from '../user.entity.js';
import { UsersService } from '../users.service.js';
import { Identity } from './identity.entity.js';
import { uidOf, type ProviderProfile } from './provider-profile.js';

/** What to tell the owner once an identity has been added. */
export interface Added {
  mail: number | null;
  /** The account, if it got the provider's picture. */
  pictured: number | null;
}

const LOCK = { mode: 'pessimistic_write' } as const;

/** Stores which provider's user belongs to which account. */
@Injectable()
export class IdentityRecords {
  constructor(
    private readonly mails: AccountMails,
    private readonly users: UsersService,
  ) {}

  find(tx: EntityManager, { provider, subject }: ProviderProfile): Promise<Identity | null> {
    return tx.findOneBy(Identity, { provider, subject });
  }

  /** Whether the account has an identity of the provider; it can have one of each. */
  hasOne(tx: EntityManager, { id: userId }: User, { provider }: ProviderProfile): Promise<boolean> {
    return tx.existsBy(Identity, { userId, provider });
  }

  /** The account, locked until the transaction ends. */
  account(tx: EntityManager, where: { id: number } | { email: string }): Promise<User | null> {
    return tx.findOne(User, { where, lock: LOCK });
  }

  async register(
    tx: EntityManager,
    username: string,
    profile: ProviderProfile,
    language: Language,
  ): Promise<User> {
    const { provider, subject, email, photoURL } = profile;
    const user = tx.create(User, {
      username,
      email,
      photoURL,
      language,
      emailVerifiedAt: profile.emailVerified ? new Date() : null,
      firebaseUid: uidOf(profile),
    });
    await tx.save(User, user);
    await this.users.countEarlier(tx, user);
    await tx.insert(Identity, { userId: user.id, provider, subject, email });
    return user;
  }

  /**
   * Disconnects a provider; one sign-in method always remains.
   * @returns the mail to the owner.
   * @throws AppError `NOT_FOUND`; `LAST_SIGN_IN` when it is the only sign-in method.
   */
  async remove(tx: EntityManager, user: User, provider: Provider): Promise<number | null> {
    const identities = await tx.findBy(Identity, { userId: user.id });
    const gone = identities.find((identity) => identity.provider === provider);
    if (!gone) throw new AppError('NOT_FOUND');
    const withPassword = await tx.existsBy(User, { id: user.id, password: Not(IsNull()) });
    if (!withPassword && identities.length === 1) throw new AppError('LAST_SIGN_IN');
    await this.drop(tx, user, [gone]);
    const news = { template: 'provider-disconnected', provider: PROVIDER_NAMES[provider] } as const;
    return this.mails.writeNews(tx, user, news);
  }

  /** Disconnects everything connected at that time or later. */
  async removeSince(tx: EntityManager, user: User, since: Date): Promise<void> {
    const later = { userId: user.id, createdAt: MoreThanOrEqual(since) };
    await this.drop(tx, user, await tx.findBy(Identity, later));
  }

  private async drop(tx: EntityManager, user: User, identities: Identity[]): Promise<void> {
    for (const identity of identities) {
      await tx.delete(Identity, { id: identity.id });
      const firebaseUid = uidOf(identity);
      await tx.update(User, { id: user.id, firebaseUid }, { firebaseUid: null });
    }
  }

  async add(tx: EntityManager, user: User, profile: ProviderProfile): Promise<Added> {
    const { provider, subject, email } = profile;
    const hadPicture = user.photoURL !== null;
    await tx.insert(Identity, { userId: user.id, provider, subject, email });
    user.firebaseUid ??= uidOf(profile);
    user.photoURL ??= profile.photoURL;
    const { firebaseUid, photoURL } = user;
    await tx.update(User, { id: user.id }, { firebaseUid, photoURL });
    const news = { template: 'provider-connected', provider: PROVIDER_NAMES[provider] } as const;
    const mail = await this.mails.writeNews(tx, user, news);
    return { mail, pictured: !hadPicture && photoURL !== null ? user.id : null };
  }
}
