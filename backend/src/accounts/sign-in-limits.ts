import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { networkOf } from '../platform/client-network.js';
import { consume, countGuess, countUse, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits sign-ins, registrations and requested mails, each per IPv4 address or IPv6 network. */
@Injectable()
export class SignInLimits {
  private readonly wrongLogins;
  private readonly logins;
  private readonly providerSignIns;
  private readonly askedMails;
  private readonly registrations;
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
  ) {
    this.wrongLogins = rateLimit(redis, 'wrong-login', { points: 5, seconds: 15 * MINUTE }, factor);
    const fifty = { points: 50, seconds: HOUR };
    this.logins = rateLimit(redis, 'login', fifty, factor);
    this.providerSignIns = rateLimit(redis, 'provider-login', fifty, factor);
    this.askedMails = rateLimit(redis, 'mail-asked-from', fifty, factor);
    this.registrations = rateLimit(redis, 'register', { points: 30, seconds: HOUR }, factor);
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitRegistration(address: string): Promise<void> {
    await consume(this.registrations, networkOf(address), 'TOO_MANY_REQUESTS');
  }

  /** Counts a provider sign-in when it starts. @throws AppError `TOO_MANY_REQUESTS` */
  async admitProviderSignIn(address: string): Promise<void> {
    await consume(this.providerSignIns, networkOf(address), 'TOO_MANY_REQUESTS');
  }

  /** Counts a visitor's request for a mail. @returns whether one may be sent. */
  async mayAskForMail(address: string): Promise<boolean> {
    return !(await countUse(this.askedMails, networkOf(address))).isOver;
  }

  /**
   * Checks a password. Guesses for one account from one address run one after another.
   * @throws AppError `TOO_MANY_REQUESTS`, even for the right password after too many wrong ones.
   */
  async guess<T>(
    email: string,
    address: string,
    look: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const network = networkOf(address);
    await consume(this.logins, network, 'TOO_MANY_REQUESTS');
    return this.counted(`${email}|${network}`, look);
  }

  /** The same for a signed-in user: every guess counts, wherever it comes from. */
  async guessOwn<T>(userId: number, look: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.counted(`user:${String(userId)}`, look);
  }

  private counted<T>(key: string, look: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.inTurn(key, () => countGuess(this.wrongLogins, key, look));
  }

  private async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(work, work);
    this.turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(key) === turn) this.turns.delete(key);
    }
  }
}
