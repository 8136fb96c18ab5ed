import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { FairShare } from './fair-share.js';

/** Calls of a signed-in user; a person with fifty tabs that all read again stays below. */
const CALLS = { atOnce: 8, waiting: 400, points: 600, seconds: 10 };

/** Events that a user's tabs send. */
const EVENTS = { atOnce: 4, waiting: 60, points: 200, seconds: 10 };

/** Sockets of a user; the newest one above it is refused. */
const TABS = 50;

/** What one user may have of this process, times `RATE_LIMIT_FACTOR`. */
@Injectable()
export class UserLimits {
  readonly calls: FairShare;
  readonly events: FairShare;
  readonly tabs: number;

  constructor(@Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env) {
    this.calls = new FairShare(CALLS, factor);
    this.events = new FairShare(EVENTS, factor);
    this.tabs = Math.ceil(TABS * factor);
  }
}
