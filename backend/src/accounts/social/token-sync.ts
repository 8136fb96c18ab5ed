import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';

/** A user's token from a provider. Times are milliseconds since the epoch. */
export interface ProviderToken {
  value: string;
  issuedAt: number;
  expiresAt: number;
}

/** Older tokens are not synced, as specified. Milliseconds. */
const MAX_AGE = 5 * 60_000;

/** How long before its expiry a token already counts as expired. Milliseconds. */
const MARGIN = 30_000;

/** Timeout of the other system. Milliseconds. */
const TIMEOUT = 5000;

export const isValid = ({ expiresAt }: ProviderToken, now: number): boolean =>
  now < expiresAt - MARGIN;

export const isYoung = ({ issuedAt }: ProviderToken, now: number): boolean =>
  now - issuedAt <= MAX_AGE;

/**
 * Notifies an external system of the operator when a user signs in with a provider: `POST` with the
 * provider's token as bearer, `DELETE` on sign-out and when the account is removed. Off without
 * `TOKEN_SYNC_URL`. Nothing waits for it or depends on it.
 */
@Injectable()
export class TokenSync {
  private readonly url: string | undefined;

  constructor(
    @Inject(ENV) { TOKEN_SYNC_URL }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = TOKEN_SYNC_URL;
  }

  /** The token to keep in the session, if the sync needs one. */
  kept(token: ProviderToken): ProviderToken | undefined {
    return this.url === undefined ? undefined : token;
  }

  signedIn(token: ProviderToken | undefined): void {
    const now = Date.now();
    if (token && isYoung(token, now) && isValid(token, now)) void this.send('POST', token);
  }

  /** Omits an expired token. */
  signedOut(token: ProviderToken | undefined): void {
    if (token) void this.send('DELETE', isValid(token, Date.now()) ? token : undefined);
  }

  private async send(method: 'POST' | 'DELETE', token: ProviderToken | undefined): Promise<void> {
    if (this.url === undefined) return;
    try {
      const headers = token && { authorization: `Bearer ${token.value}` };
      const signal = AbortSignal.timeout(TIMEOUT);
      const { ok, status } = await fetch(this.url, { method, signal, ...(headers && { headers }) });
      if (!ok) this.logger.warn({ method, status }, 'token sync refused');
    } catch (err) {
      this.logger.warn({ err, method }, 'token sync failed');
    }
  }
}
