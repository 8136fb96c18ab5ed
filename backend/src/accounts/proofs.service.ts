import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Proof } from '../contract/accounts.js';
import { AppError } from '../platform/errors/app-error.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { UsersService } from './users.service.js';

/** Sensitive changes require more than a session, which may have been taken over. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Accepts the password or, without one, a sign-in within the last five minutes.
   * @throws AppError `INVALID_CREDENTIALS`, `FRESH_SIGN_IN_NEEDED`, `TOO_MANY_REQUESTS`
   */
  async require(userId: number, request: Request, { password }: Proof): Promise<void> {
    if (password !== undefined) await this.check(userId, password);
    else if (!this.sessions.isFresh(request)) throw new AppError('FRESH_SIGN_IN_NEEDED');
  }

  /** The same, but a user with a password must give it. */
  async requirePassword(userId: number, request: Request, password?: string): Promise<void> {
    const known = await this.users.hasPassword(userId);
    await this.require(userId, request, known ? { password } : {});
    if (known && password === undefined) throw new AppError('INVALID_CREDENTIALS');
  }

  private async check(userId: number, password: string): Promise<void> {
    const right = await this.limits.guessOwn(userId, async () =>
      (await this.users.isPassword(userId, password)) ? true : undefined,
    );
    if (!right) throw new AppError('INVALID_CREDENTIALS');
  }
}
