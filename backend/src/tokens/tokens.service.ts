import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { includesPlan } from '../contract/plans.js';
import type { TokenScopeName } from '../contract/tokens.js';
import { AppError } from '../platform/errors/app-error.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { countUse, rateLimit, type LimitUse } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { ApiTokensRepository, type FoundToken } from './api-tokens.repository.js';
import { hashOf, isToken } from './token-format.js';
import { TokenWatches } from './token-watches.js';

/** Calls of one token, over all processes. */
const CALLS = { points: 300, seconds: 60 };

/** How often the use of a token is recorded. Milliseconds. */
const NOTED = 5 * 60_000;

/** How many token ids a process remembers. */
const REMEMBERED = 10_000;

/** A program that has presented a token. */
export interface TokenUser {
  id: number;
  userId: number;
  scopes: readonly TokenScopeName[];
}

/** How many calls a program has left. */
export interface CallsLeft extends LimitUse {
  /** Calls per window, and its seconds. */
  limit: number;
  window: number;
}

/** Which user each token belongs to. */
@Injectable()
export class TokensService {
  private readonly calls;
  /** By hash. What a token may do is read at each call. */
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly watches: TokenWatches,
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.calls = rateLimit(redis, 'token', CALLS, RATE_LIMIT_FACTOR);
  }

  /**
   * The user of a token, with one statement. A text that fails its checksum is not looked up.
   * @param onCounted is told what is left of the token's calls, even if nothing is.
   * @throws AppError `UNAUTHENTICATED`, `TOO_MANY_REQUESTS`, `PLAN_REQUIRED`
   */
  async authenticate(secret: string, onCounted?: (calls: CallsLeft) => void): Promise<TokenUser> {
    const { token, use } = await this.identify(secret);
    onCounted?.({ ...use, limit: this.calls.points, window: CALLS.seconds });
    if (use.isOver) throw new AppError('TOO_MANY_REQUESTS', {}, use.resetAfter);
    if (!includesPlan(token.plan, 'expert')) {
      throw new AppError('PLAN_REQUIRED', { plan: 'expert', currentPlan: token.plan });
    }
    this.note(token);
    const { id, userId, scopes } = token;
    return { id, userId, scopes };
  }

  /**
   * The token and this use of it. A token that this process has accepted before is counted while it
   * is read.
   */
  private async identify(secret: string): Promise<{ token: FoundToken; use: LimitUse }> {
    if (!isToken(secret)) throw new AppError('UNAUTHENTICATED');
    const hash = hashOf(secret);
    const key = hash.toString('base64');
    const id = this.ids.get(key);
    const [token, counted] = await Promise.all([
      this.tokens.findByHash(hash),
      id === undefined ? undefined : countUse(this.calls, id),
    ]);
    if (!token) throw new AppError('UNAUTHENTICATED');
    if (id === undefined && this.ids.size >= REMEMBERED) this.ids.clear();
    this.ids.set(key, token.id);
    return { token, use: counted ?? (await countUse(this.calls, token.id)) };
  }

  /**
   * For what lasts longer than a call. Calls back as soon as the token is no longer accepted:
   * revoked, expired, or of an account that is gone or on another plan.
   * @returns a function that ends the watch; not needed once it has called back.
   */
  watch(tokenId: number, onRevoked: () => void): () => void {
    return this.watches.add(tokenId, onRevoked);
  }

  /** The call does not wait for this. */
  private note({ id, lastUsedAt }: FoundToken): void {
    if (lastUsedAt && Date.now() - lastUsedAt.getTime() < NOTED) return;
    this.tokens.markUsed(id).catch((err: unknown) => {
      this.logger.warn({ err }, 'use of a token not noted');
    });
  }
}
