import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { Provider } from '../../contract/config.js';
import type { Language } from '../../contract/languages.js';
import { violatedConstraint } from '../../platform/database/violation.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { SessionRegistry } from '../../platform/session/session-registry.js';
import { AccountMails } from '../life/account-mails.js';
import { AccountTokensService } from '../life/account-tokens.service.js';
import { handOver } from '../life/hand-over.js';
import { SessionsService } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { usernameFrom, withRandomDigits } from './free-username.js';
import { Identity } from './identity.entity.js';
import { IdentityRecords, type Added } from './identity-records.js';
import type { ProviderProfile } from './provider-profile.js';

/** Outcome of a sign-in by a provider. */
type ArrivalOutcome =
  | 'signed-in'
  | 'registered'
  /** Connected to the account with the same address, which both sides have verified. */
  | 'linked'
  /** The true owner of the address took over an account that somebody else had registered. */
  | 'handed-over'
  /**
   * The address belongs to an account, and this provider cannot prove that it is the same person's.
   */
  | 'account-exists';

type ConnectionOutcome =
  | 'connected'
  /** A confirmation of the signed-in user by another identity, or by an unknown one. */
  | 'other-identity'
  /** The identity belongs to another account, or the account has another one of this provider. */
  | 'identity-taken'
  /** The user has signed out in the meantime. */
  | 'expired';

export type Outcome = ArrivalOutcome | ConnectionOutcome;

export interface Arrival {
  outcome: ArrivalOutcome;
  /** The account concerned. */
  user: User;
}

/** A decision, and whom to tell of it after the commit. */
interface Decision<T> extends Added {
  decided: T;
}

const NO_NEWS: Added = { mail: null, pictured: null };

/** Attempts when a new user signs in twice at once, or a name is taken. */
const TRIES = 5;

/**
 * Maps a provider's users to accounts. A matching address alone joins them only if the provider has
 * verified it, which only Google can. For the rules see docs/decisions/0010.
 */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly records: IdentityRecords,
    private readonly registry: SessionRegistry,
    private readonly sessions: SessionsService,
    private readonly tokens: AccountTokensService,
    private readonly mails: AccountMails,
    private readonly channel: UserChannel,
  ) {}

  async arrive(profile: ProviderProfile, language: Language): Promise<Arrival> {
    for (let tries = 1; ; tries += 1) {
      try {
        const arrival = await this.commit((tx) => this.place(tx, profile, language, tries));
        if (arrival.outcome === 'handed-over') await this.registry.endAllAgain(arrival.user.id);
        return arrival;
      } catch (error) {
        if (!violatedConstraint(error) || tries === TRIES) throw error;
      }
    }
  }

  /** Connects a provider's user to the account of the signed-in user. */
  connect(
    { userId, sid }: { userId: number; sid: string },
    profile: ProviderProfile,
  ): Promise<ConnectionOutcome> {
    return this.commit(async (tx) => {
      const user = await this.records.account(tx, { id: userId });
      // Checked under the lock: the account may have been handed over in the meantime.
      if (!user || !(await this.registry.isOpen(sid))) return { decided: 'expired', ...NO_NEWS };
      const known = await this.records.find(tx, profile);
      if (known?.userId === userId) return { decided: 'connected', ...NO_NEWS };
      if (known || (await this.records.hasOne(tx, user, profile)))
        return { decided: 'identity-taken', ...NO_NEWS };
      return { decided: 'connected', ...(await this.records.add(tx, user, profile)) };
    });
  }

  /**
   * @throws AppError `NOT_FOUND`; `LAST_SIGN_IN` when it is the only sign-in method;
   * `UNAUTHENTICATED` when the session has ended in the meantime.
   */
  disconnect(request: Request, provider: Provider): Promise<void> {
    return this.commit(async (tx) => {
      const user = await this.sessions.lockUser(tx, request);
      const mail = await this.records.remove(tx, user, provider);
      return { decided: undefined, ...NO_NEWS, mail };
    });
  }

  /**
   * Whether the provider's user still belongs to the account. Waits as `UsersService.hasStill`
   * does.
   */
  async isStill(userId: number, { provider, subject }: ProviderProfile): Promise<boolean> {
    const where = { userId, provider, subject };
    const lock = { mode: 'pessimistic_read' } as const;
    const found = await this.database.transaction((tx) => tx.findOne(Identity, { where, lock }));
    return found !== null;
  }

  private async commit<T>(work: (tx: EntityManager) => Promise<Decision<T>>): Promise<T> {
    const { decided, mail, pictured } = await this.database.transaction(work);
    this.mails.send(mail);
    if (pictured !== null) this.channel.publish(pictured, 'profile-changed', {});
    return decided;
  }

  private async place(
    tx: EntityManager,
    profile: ProviderProfile,
    language: Language,
    tries: number,
  ): Promise<Decision<Arrival>> {
    const decision = (outcome: ArrivalOutcome, user: User, news = NO_NEWS) => ({
      decided: { outcome, user },
      ...news,
    });
    const { email } = profile;
    const owner = email === null ? null : await this.records.account(tx, { email });
    // Look this up after locking the account: a concurrent sign-in may have created it.
    const known = await this.records.find(tx, profile);
    if (known) return decision('signed-in', await tx.findOneByOrFail(User, { id: known.userId }));
    if (!owner) {
      const name = usernameFrom(profile.name);
      const username = tries === 1 ? name : withRandomDigits(name);
      return decision('registered', await this.records.register(tx, username, profile, language));
    }
    if (!profile.emailVerified) return decision('account-exists', owner);
    if (owner.emailVerifiedAt === null) {
      await handOver(tx, this.tokens, owner);
      const news = await this.records.add(tx, owner, profile);
      await this.registry.endAll(tx, owner.id);
      return decision('handed-over', owner, news);
    }
    if (await this.records.hasOne(tx, owner, profile)) return decision('account-exists', owner);
    return decision('linked', owner, await this.records.add(tx, owner, profile));
  }
}
