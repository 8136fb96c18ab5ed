import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { UsersService } from '../accounts/users.service.js';
import { TestSubscriptionsService } from '../billing/test-subscriptions.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { SessionUser } from '../contract/accounts.js';
import type { Plan } from '../contract/plans.js';
import type { TestUserReply } from '../contract/test-panel.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { networkOf } from '../platform/client-network.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';

/** As many as registrations: each costs a password hash. */
const TEST_USERS = { points: 30, seconds: 3600 };

@Injectable()
export class TestPanelService {
  private readonly creations;

  constructor(
    private readonly users: UsersService,
    private readonly subscriptions: TestSubscriptionsService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR }: Env,
  ) {
    this.creations = rateLimit(redis, 'test-user', TEST_USERS, RATE_LIMIT_FACTOR);
  }

  /** Gives the user a plan that nobody paid for. */
  async setPlan(userId: number, plan: Plan): Promise<SessionUser> {
    const user = await this.subscriptions.setPlan(userId, plan);
    this.logger.info({ userId, plan }, 'plan set by the test panel');
    return user;
  }

  /** Makes an account to sign in with. @throws AppError `TOO_MANY_REQUESTS` */
  async createUser(address: string): Promise<TestUserReply> {
    await consume(this.creations, networkOf(address), 'TOO_MANY_REQUESTS');
    const name = randomBytes(6).toString('hex');
    const password = randomBytes(18).toString('base64url');
    const account = { username: `Test ${name}`, email: `test-${name}@example.test`, password };
    const { id, email, username } = await this.users.register(account);
    return { success: true, user: { id, email, username }, password };
  }
}
