import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { UsersService } from '../accounts/users.service.js';
import { TestSubscriptionsService } from '../billing/test-subscriptions.service.js';
import type { SessionUser } from '../contract/accounts.js';
import type { Plan } from '../contract/plans.js';
import type { TestUserReply } from '../contract/test-panel.js';
import { LOGGER } from '../platform/logging/logging.module.js';

@Injectable()
export class TestPanelService {
  constructor(
    private readonly users: UsersService,
    private readonly subscriptions: TestSubscriptionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Gives the user a plan that nobody paid for. */
  async setPlan(userId: number, plan: Plan): Promise<SessionUser> {
    const user = await this.subscriptions.setPlan(userId, plan);
    this.logger.info({ userId, plan }, 'plan set by the test panel');
    return user;
  }

  /** Makes an account to sign in with. */
  async createUser(): Promise<TestUserReply> {
    const name = randomBytes(6).toString('hex');
    const password = randomBytes(18).toString('base64url');
    const account = { username: `Test ${name}`, email: `test-${name}@example.test`, password };
    const { id, email, username } = await this.users.register(account);
    return { success: true, user: { id, email, username }, password };
  }
}
