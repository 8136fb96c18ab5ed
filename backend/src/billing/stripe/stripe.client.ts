import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { countRefusal, type Deferrable } from '../billing.metrics.js';
import { readEvent, type SentEvent } from './stripe.event.js';

export type { Stripe };

/** Timeout per try; the SDK makes two, so a call fails in under 10 s. Milliseconds. */
const TIMEOUT = 4000;

/** Older events are refused as possible replays. Seconds. */
const SIGNATURE_TOLERANCE = 300;

/** The payment provider: Stripe, or what `STRIPE_API_URL` names in its place. */
@Injectable()
export class StripeClient {
  /** Whether payments are set up. */
  readonly configured: boolean;
  /** Whether only test money is used. */
  readonly test: boolean;
  private readonly sdk: Stripe | undefined;
  private readonly webhookSecret: string | undefined;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const key = env.STRIPE_SECRET_KEY;
    this.configured = key !== undefined;
    this.test = key !== undefined && !key.includes('_live_');
    this.webhookSecret = env.STRIPE_WEBHOOK_SECRET;
    if (key === undefined) return;
    this.sdk = new Stripe(key, {
      timeout: TIMEOUT,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(env.STRIPE_API_URL !== undefined && address(env.STRIPE_API_URL)),
    });
  }

  /**
   * Makes one call.
   * @throws AppError `PAYMENTS_NOT_CONFIGURED`; `PAYMENTS_UNAVAILABLE` when Stripe is down or
   * fails: then the state is unknown, so nothing may be changed.
   */
  async call<T>(name: string, work: (sdk: Stripe) => Promise<T>): Promise<T> {
    if (this.sdk === undefined) throw new AppError('PAYMENTS_NOT_CONFIGURED');
    try {
      return await work(this.sdk);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId: stripeRequestId } = error;
      this.logger.warn({ call: name, type, code, statusCode, stripeRequestId }, 'Stripe refused');
      if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') throw error;
      throw new AppError('PAYMENTS_UNAVAILABLE', {}, 5);
    }
  }

  /**
   * Makes calls that nothing else waits for. Reports a refusal to the operator.
   * @returns whether Stripe accepted them.
   * @throws AppError as `call` does.
   */
  async accepts(what: Deferrable, about: object, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.error({ ...about, code: error.code }, `${what} refused`);
      countRefusal(what);
      return false;
    }
  }

  /**
   * An event signed by Stripe; only its type and mode are validated.
   * @throws AppError `BAD_SIGNATURE` unless Stripe has just sent it to this account,
   * `MALFORMED_EVENT`
   */
  readEvent(body: unknown, signature: unknown): SentEvent {
    if (this.sdk === undefined || this.webhookSecret === undefined)
      throw new AppError('BAD_SIGNATURE');
    if (!Buffer.isBuffer(body) || typeof signature !== 'string')
      throw new AppError('BAD_SIGNATURE');
    const { event, livemode } = readEvent(this.signed(this.sdk, { body, signature }));
    if (livemode === this.test) throw new AppError('BAD_SIGNATURE');
    return event;
  }

  private signed(sdk: Stripe, { body, signature }: { body: Buffer; signature: string }): unknown {
    try {
      return sdk.webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret ?? '',
        SIGNATURE_TOLERANCE,
      );
    } catch (error) {
      // Forged, modified or replayed: the sender must not learn which.
      const forged = error instanceof Stripe.errors.StripeSignatureVerificationError;
      throw new AppError(forged ? 'BAD_SIGNATURE' : 'MALFORMED_EVENT');
    }
  }
}

/** Stripe's error code, if this is an error of a Stripe call. */
export const stripeCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** Whether a call named a customer that Stripe does not have, or no longer. */
export const isMissingCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';

function address(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? 'http' : 'https',
  };
}
