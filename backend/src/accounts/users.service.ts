import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Profile, RegisterBody, SessionReply, SessionUser } from '../contract/accounts.js';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import type { Plan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { violatedConstraint } from '../platform/database/violation.js';
import { normalEmail } from './dto/credentials.dto.js';
import { UsedOffersService } from './offers/used-offers.service.js';
import { ProfileTotalsService } from './profile-totals.service.js';
import { hashPassword, passwordMatches, refuseOwnNames } from './passwords.js';
import { User } from './user.entity.js';
import { questionsToday, sessionUser } from './user.view.js';

const LOCK = { mode: 'pessimistic_write' } as const;

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly offers: UsedOffersService,
    private readonly totals: ProfileTotalsService,
  ) {}

  /**
   * @throws AppError `ACCOUNT_EXISTS` when the name or the e-mail is taken, without saying which;
   * `VALIDATION_FAILED` for a password made of them.
   */
  async register(
    { username, email, password }: RegisterBody,
    language: Language = 'en',
  ): Promise<User> {
    refuseOwnNames(password, { username, email });
    const hash = await hashPassword(password);
    const user = this.users.create({ username, email, password: hash, language });
    await this.unique(() =>
      this.users.manager.transaction(async (tx) => {
        await tx.save(user);
        await this.countEarlier(tx, user);
      }),
    );
    return user;
  }

  /**
   * Adds the questions asked by an earlier account with this address. Call it in the transaction of
   * the insert and after it: the insert waits for a concurrent removal of the earlier account.
   */
  async countEarlier(tx: EntityManager, user: User): Promise<void> {
    const { questions } = await this.offers.ofAddress(user.email, tx);
    if (questions === 0) return;
    user.totalQuestionCount = questions;
    await tx.update(User, { id: user.id }, { totalQuestionCount: questions });
  }

  /** The user with these credentials, if any. Takes the same time for unknown e-mails. */
  async authenticate(email: string, password: string): Promise<User | undefined> {
    const user = await this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where({ email })
      .getOne();
    const matches = await passwordMatches(user?.password ?? null, password);
    return user && matches ? user : undefined;
  }

  /**
   * Whether the account still has the password with which the user was found. Waits for a
   * concurrent change: that change ended the sessions it saw, but would miss the caller's new one.
   */
  async hasStill({ id, password }: User): Promise<boolean> {
    const where = { id, password: password ?? '' };
    const found = await this.users.manager.transaction((tx) =>
      tx.findOne(User, { where, select: { id: true }, lock: { mode: 'pessimistic_read' } }),
    );
    return found !== null;
  }

  /** Whether this is the user's password; `undefined` for an account without one. */
  async isPassword(id: number, password: string): Promise<boolean | undefined> {
    const user = await this.withPassword(id);
    return user.password === null ? undefined : passwordMatches(user.password, password);
  }

  async hasPassword(id: number): Promise<boolean> {
    return (await this.withPassword(id)).password !== null;
  }

  /** @throws AppError `UNAUTHENTICATED` when the account is gone. */
  private async withPassword(id: number): Promise<Pick<User, 'password'>> {
    const user = await this.users.findOne({ where: { id }, select: { id: true, password: true } });
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }

  find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** @param email in any notation. */
  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email: normalEmail(email) });
  }

  /** @throws AppError `UNAUTHENTICATED` when the account is gone. */
  async get(id: number): Promise<User> {
    const user = await this.find(id);
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }

  /** @throws AppError `UNAUTHENTICATED` when the account is gone. */
  async sessionUser(id: number): Promise<SessionUser> {
    return sessionUser(await this.get(id));
  }

  /**
   * The user of a session; none when the account is gone.
   * @param language of the browser, stored for mails until the user chooses one.
   */
  async session(id: number | undefined, language?: Language): Promise<SessionReply> {
    const user = id === undefined ? null : await this.find(id);
    if (user && language && !user.languageChosen && user.language !== language) {
      await this.users.update({ id: user.id }, { language });
    }
    return user ? { authenticated: true, user: sessionUser(user) } : { authenticated: false };
  }

  /** Locks the user's row until the transaction ends. @returns null without the account. */
  lock(tx: EntityManager, id: number): Promise<User | null> {
    return tx.findOne(User, { where: { id }, lock: LOCK });
  }

  /** The same. @returns the plan; null without the account. */
  async lockPlan(tx: EntityManager, id: number): Promise<Plan | null> {
    const user = await tx.findOne(User, {
      where: { id },
      select: { id: true, subscriptionStatus: true },
      lock: LOCK,
    });
    return user?.subscriptionStatus ?? null;
  }

  /** Only for billing, which records why the plan changes. */
  async setPlan(tx: EntityManager, id: number, plan: Plan): Promise<void> {
    await tx.update(User, { id }, { subscriptionStatus: plan });
  }

  /** Only for billing's sync, which reads the ids from the payment provider. */
  async setStripeIds(
    tx: EntityManager,
    id: number,
    ids: Pick<User, 'stripeCustomerId' | 'stripeSubscriptionId'>,
  ): Promise<void> {
    await tx.update(User, { id }, ids);
  }

  /** @throws AppError `ACCOUNT_EXISTS` when the new name is taken. */
  async rename(tx: EntityManager, id: number, username: string): Promise<void> {
    await this.unique(() => tx.update(User, { id }, { username }));
  }

  /** Keeps the country whose emergency numbers the user is shown; `null` for none. */
  async setCountry(tx: EntityManager, id: number, country: Country | null): Promise<void> {
    await tx.update(User, { id }, { country });
  }

  async profile(id: number): Promise<Profile> {
    const [user, totals] = await Promise.all([this.get(id), this.totals.of(id)]);
    return {
      username: user.username,
      displayName: user.username,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      pendingEmail: user.pendingEmail,
      photoURL: user.photoURL,
      country: user.country,
      subscriptionStatus: user.subscriptionStatus,
      joinDate: user.createdAt.toISOString(),
      totalQuestions: user.totalQuestionCount,
      dailyQuestionCount: questionsToday(user),
      ...totals,
    };
  }

  private async unique<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (violatedConstraint(error)) throw new AppError('ACCOUNT_EXISTS');
      throw error;
    }
  }
}
