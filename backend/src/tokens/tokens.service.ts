import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { includesPlan } from '../contract/plans.js';
import type { TokenScopeName } from '../contract/tokens.js';
import { AppError } from '../platform/errors/app-error.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { countUse, rateLimit, type LimitUse } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { hashOf } from '../platform/sealing.js';
import { ApiTokensRepository, type FoundToken } from './api-tokens.repository.js';
import { isToken } from './token-format.js';
import { TokenWatches } from './token-watches.js';

/** Calls allowed per token, across all processes. */
const CALLS = { points: 300, seconds: 60 };

/** Milliseconds between two records of a token's use. */
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
  /** Calls per window, and the window in seconds. */
  limit: number;
  window: number;
}

/** Identifies users by their tokens. */
@Injectable()
export class TokensService {
  private readonly calls;
  /** Ids of tokens by hash. What a token may do is still read on each call. */
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
   * The user of a token, read in one statement. A text with a wrong checksum is not looked up.
   * @param onCounted receives what is left of the token's calls, even if none are.
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
   * The token, with this use counted. If this process has accepted the token before, it counts the
   * use while it reads the token.
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
   * Watches a token for something that outlasts a call. Calls back as soon as the token is no
   * longer accepted: revoked, expired, or of an account that is gone or on another plan.
   * @returns a function that ends the watch; not needed once it has called back.
   */
  watch(tokenId: number, onRevoked: () => void): () => void {
    return this.watches.add(tokenId, onRevoked);
  }

  /** Whether the token still exists, in the transaction that depends on it. */
  isKept(tx: EntityManager, id: number): Promise<boolean> {
    return this.tokens.isKept(tx, id);
  }

  /** Records the use in the background: the call does not wait. */
  private note({ id, lastUsedAt }: FoundToken): void {
    if (lastUsedAt && Date.now() - lastUsedAt.getTime() < NOTED) return;
    this.tokens.markUsed(id).catch((err: unknown) => {
      this.logger.warn({ err }, 'use of a token not noted');
    });
  }
}
