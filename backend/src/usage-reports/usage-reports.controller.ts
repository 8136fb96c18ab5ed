import { Controller, Get, HttpCode, Inject, Param, Post, Redirect } from '@nestjs/common';
import { PreferencesService } from '../accounts/preferences.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { PAGES } from '../contract/pages.js';
import { AppError } from '../platform/errors/app-error.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { ownerOfKey } from './stop-address.js';

/** A mail provider calls on behalf of all of its users. */
const STOPS = { name: 'report-stop', by: 'network', points: 600, seconds: 600 } as const;

/** For mail programs, which have no session: the key is in the mail's `List-Unsubscribe`. */
@Controller('api/usage-reports')
@Public()
export class UsageReportsController {
  constructor(
    private readonly preferences: PreferencesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Switches the monthly report off (RFC 8058). The body is not read. */
  @Post(':key')
  @HttpCode(200)
  @RateLimit(STOPS)
  async stop(@Param('key') key: string): Promise<{ success: true }> {
    const userId = ownerOfKey(key, this.env);
    if (userId === undefined) throw new AppError('NOT_FOUND');
    await this.preferences.change(userId, { usageReports: false });
    return { success: true };
  }

  /** For mail programs that only open the address: a GET changes nothing. */
  @Get(':key')
  @Redirect(PAGES.profile, 303)
  show(): void {
    return;
  }
}
