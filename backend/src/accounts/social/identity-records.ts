import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PROVIDER_NAMES } from '../../contract/config.js';
import type { Language } from '../../contract/languages.js';
import { AccountMails } from '../life/account-mails.js';
import { User } from '../user.entity.js';
import { UsersService } from '../users.service.js';
import { Identity } from './identity.entity.js';
import { uidOf, type ProviderProfile } from './provider-profile.js';

const LOCK = { mode: 'pessimistic_write' } as const;

/** Reads and writes which provider's user belongs to which account. */
@Injectable()
export class IdentityRecords {
  constructor(
    private readonly mails: AccountMails,
    private readonly users: UsersService,
  ) {}

  find(tx: EntityManager, { provider, subject }: ProviderProfile): Promise<Identity | null> {
    return tx.findOneBy(Identity, { provider, subject });
  }

  /** Whether the account has a user of that provider: it can have one of each. */
  hasOne(tx: EntityManager, { id: userId }: User, { provider }: ProviderProfile): Promise<boolean> {
    return tx.existsBy(Identity, { userId, provider });
  }

  /** The account, kept as it is until the transaction ends. */
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
      ...{ username, email, photoURL, language },
      emailVerifiedAt: profile.emailVerified ? new Date() : null,
      firebaseUid: uidOf(profile),
    });
    await tx.save(User, user);
    await this.users.countEarlier(tx, user);
    await tx.insert(Identity, { userId: user.id, provider, subject, email });
    return user;
  }

  /** @returns the mail that tells the owner. */
  async add(tx: EntityManager, user: User, profile: ProviderProfile): Promise<number | null> {
    const { provider, subject, email } = profile;
    await tx.insert(Identity, { userId: user.id, provider, subject, email });
    user.firebaseUid ??= uidOf(profile);
    user.photoURL ??= profile.photoURL;
    const { firebaseUid, photoURL } = user;
    await tx.update(User, { id: user.id }, { firebaseUid, photoURL });
    const news = { template: 'provider-connected', provider: PROVIDER_NAMES[provider] } as const;
    return this.mails.writeNews(tx, user, news);
  }
}
