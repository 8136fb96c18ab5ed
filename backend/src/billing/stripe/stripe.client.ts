import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { readEvent, type SentEvent } from './stripe.event.js';
import {
  SANDBOX_SECRET_KEY,
  SANDBOX_WEBHOOK_SECRET,
  SandboxService,
} from '../../sandbox/sandbox.service.js';

export type { Stripe };

/** One try; the SDK tries twice. With both a call fails in under 10 s. Milliseconds. */
const TIMEOUT = 4000;

/** Events older than this are refused: somebody may be replaying them. Seconds. */
const SIGNATURE_TOLERANCE = 300;

/** The payment provider: Stripe, or the sandbox in its place. */
@Injectable()
export class StripeClient {
  /** Whether anybody can pay here. */
  readonly configured: boolean;
  /** Whether only test money moves. */
  readonly test: boolean;
  private readonly sdk: Stripe | undefined;
  private readonly webhookSecret: string | undefined;

  constructor(
    @Inject(ENV) env: Env,
    sandbox: SandboxService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const key = env.paymentsSandbox ? SANDBOX_SECRET_KEY : env.STRIPE_SECRET_KEY;
    this.configured = key !== undefined;
    this.test = key !== undefined && !key.includes('_live_');
    this.webhookSecret =
      env.STRIPE_WEBHOOK_SECRET ?? (env.paymentsSandbox ? SANDBOX_WEBHOOK_SECRET : undefined);
    if (key === undefined) return;
    this.sdk = new Stripe(key, {
      timeout: TIMEOUT,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(env.STRIPE_API_URL !== undefined && address(env.STRIPE_API_URL)),
      ...(env.paymentsSandbox && { httpClient: Stripe.createFetchHttpClient(sandbox.fetch) }),
    });
  }

  /**
   * Makes one call.
   * @throws AppError `PAYMENTS_NOT_CONFIGURED`; `PAYMENTS_UNAVAILABLE` when Stripe is away or
   * fails: nothing can be concluded from that, so nothing may be changed.
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
   * What Stripe has signed; of its shape nothing but type and mode is known then.
   * @throws AppError `BAD_SIGNATURE` for what Stripe did not send just now to this account,
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
      // Forged, changed or old: which of them is nobody's business.
      const forged = error instanceof Stripe.errors.StripeSignatureVerificationError;
      throw new AppError(forged ? 'BAD_SIGNATURE' : 'MALFORMED_EVENT');
    }
  }
}

/** Stripe's code of an error that it gave to a call, if it was one. */
export const stripeCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

function address(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? 'http' : 'https',
  };
}
