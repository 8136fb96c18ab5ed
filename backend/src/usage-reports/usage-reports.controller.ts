import { Controller, Get, HttpCode, Param, Post, Redirect } from '@nestjs/common';
import { PAGES } from '../contract/pages.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { ReportStopsService } from './report-stops.service.js';

/** A mail provider calls on behalf of all of its users. */
const STOPS = { name: 'report-stop', by: 'network', points: 600, seconds: 600 } as const;

/**
 * For mail programs, which have no session: the key is in the mail's `List-Unsubscribe`. The second
 * path is that of mails sent before the address moved out of `/api`.
 */
@Controller(['s/reports', 'api/usage-reports'])
@Public()
export class UsageReportsController {
  constructor(private readonly stops: ReportStopsService) {}

  /** Switches the monthly report off (RFC 8058). The body is not read. */
  @Post(':key')
  @HttpCode(200)
  @RateLimit(STOPS)
  stop(@Param('key') key: string): Promise<{ success: true }> {
    return this.stops.stop(key);
  }

  /** For mail programs that only open the address: a GET changes nothing. */
  @Get(':key')
  @Redirect(PAGES.profile, 303)
  show(): void {
    return;
  }
}
