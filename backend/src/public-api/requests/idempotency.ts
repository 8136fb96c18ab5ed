import { createHash } from 'node:crypto';
import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { catchError, concatMap, of, type Observable } from 'rxjs';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.module.js';
import { AppError } from '../../platform/errors/app-error.js';
import { hashUuid } from '../../platform/hash-uuid.js';
import { isLate, unavailable } from '../../platform/http/deadline.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { consume, rateLimit } from '../../platform/rate-limits.js';
import { SESSION_REDIS } from '../../platform/redis/redis-connections.js';
import { refusalCodeOf } from '../../platform/refusal-code.js';

const IDEMPOTENCY_KEY = 'idempotency-key';

/** What a client may choose: up to 255 visible characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Seconds for which an answer is kept. */
const KEPT = 24 * 3600;

/** Seconds after which the key of a dead process is free again: longer than any call takes. */
const RUNNING = 30;

/** Calls with a new key, per token and day, which limits what is stored. */
const KEYS_PER_DAY = { points: 5000, seconds: KEPT };

/** A request that was sent with a key, and its answer once there is one. */
interface Kept {
  print: string;
  answer?: { status: number; body: unknown };
}

const hashOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Fingerprint of the request. */
const printOf = ({ method, originalUrl, body }: Request): string =>
  hashOf(method, originalUrl, body);

function keyOf({ headers }: Request): string | undefined {
  const key = headers[IDEMPOTENCY_KEY];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('VALIDATION_FAILED', {
    fields: { 'Idempotency-Key': 'Must have 1 to 255 visible characters' },
  });
}

/**
 * Replays the earlier answer if a request is sent again with the same `Idempotency-Key` within a
 * day. Only successes are stored: a failed request may be sent again with its key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.limiter = rateLimit(redis, 'idempotency', KEYS_PER_DAY, RATE_LIMIT_FACTOR);
  }

  /** @throws AppError `IDEMPOTENCY_KEY_REUSED`, `IDEMPOTENCY_KEY_IN_USE`, `UNAVAILABLE` */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const key = keyOf(request);
    const token = request.apiToken?.id;
    if (key === undefined || token === undefined) return next.handle();
    const place = `idempotency:${String(token)}:${hashOf(key)}`;
    const print = printOf(request);
    const before = await this.claim(place, print);
    if (before) {
      response.status(before.status).set('Idempotent-Replayed', 'true');
      return of(before.body ?? undefined);
    }
    const free = async (error: unknown): Promise<never> => {
      await this.redis.del(place).catch(() => undefined);
      throw error;
    };
    await consume(this.limiter, token, refusalCodeOf(context.getHandler())).catch(free);
    // The client has already been told that the call failed.
    if (isLate(response)) return free(unavailable());
    // Nest has set it by now. The deadline may overwrite it, although the handler then succeeds.
    const { statusCode: status } = response;
    return next.handle().pipe(
      catchError(free),
      concatMap(async (body: unknown) => {
        await this.keep(place, { print, answer: { status, body } });
        return body;
      }),
    );
  }

  /** If this fails, the key stays claimed for a while, so that an early retry is refused. */
  private async keep(place: string, kept: Kept): Promise<void> {
    await this.redis.set(place, JSON.stringify(kept), 'EX', KEPT).catch((err: unknown) => {
      this.logger.warn({ err }, 'answer to an Idempotency-Key not kept');
    });
  }

  /** @returns the answer to the same request, if there is one already. */
  private async claim(place: string, print: string): Promise<Kept['answer']> {
    const claim: Kept = { print };
    const isFirst = await this.redis.set(place, JSON.stringify(claim), 'EX', RUNNING, 'NX');
    if (isFirst) return undefined;
    const text = await this.redis.get(place);
    if (text === null) return this.claim(place, print);
    const kept = JSON.parse(text) as Kept;
    if (kept.print !== print) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (!kept.answer) throw new AppError('IDEMPOTENCY_KEY_IN_USE', {}, 1);
    return kept.answer;
  }
}

/** Marks calls that take an `Idempotency-Key`. */
export const Idempotent = Object.assign(
  () => applyDecorators(SetMetadata(Idempotent.KEY, true), UseInterceptors(IdempotencyInterceptor)),
  { KEY: 'idempotent' },
);

/**
 * A client id derived from key and request, for what is stored once per client id: the same request
 * with the same key is stored once, even if the stored answers are lost. A different request with
 * this key, after the key has expired, is stored separately.
 */
export const ClientIdOfKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const request = context.switchToHttp().getRequest<Request>();
    const key = keyOf(request);
    return key === undefined
      ? undefined
      : hashUuid(hashOf(request.apiToken?.id, key, printOf(request)));
  },
);
