import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { FairShare } from './fair-share.js';

/** API calls of a signed-in user; fifty tabs that all reload at once stay below it. */
const CALLS = { atOnce: 8, waiting: 400, points: 600, seconds: 10 };

/** Socket events of a user. */
const EVENTS = { atOnce: 4, waiting: 60, points: 200, seconds: 10 };

/** Calls of one token, which do not count towards its owner's own limit. */
const TOKEN_CALLS = { atOnce: 4, waiting: 100, points: 300, seconds: 10 };

/** Sockets of a user, and of the user's programs; further ones are refused. */
const TABS = 50;
const TOKEN_TABS = 20;

/** One user's limits in this process, times `RATE_LIMIT_FACTOR`. */
@Injectable()
export class UserLimits {
  readonly calls: FairShare;
  /** By token id. */
  readonly tokenCalls: FairShare;
  readonly events: FairShare;
  readonly tabs: number;
  readonly tokenTabs: number;

  constructor(@Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env) {
    this.calls = new FairShare(CALLS, factor);
    this.tokenCalls = new FairShare(TOKEN_CALLS, factor);
    this.events = new FairShare(EVENTS, factor);
    this.tabs = Math.ceil(TABS * factor);
    this.tokenTabs = Math.ceil(TOKEN_TABS * factor);
  }
}
