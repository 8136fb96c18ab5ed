import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { sandboxFetch } from './sandbox-fetch.js';
import { PostgresStore } from './store/postgres.store.js';
import { StripeSandbox } from './stripe-sandbox.js';

/** Stands where the secret key of a Stripe account would. */
export const SANDBOX_SECRET_KEY = 'sk_test_sandbox';

/** Signs the sandbox's events, unless the environment has a secret. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

/** The stand-in of Stripe inside the product: all processes see the same one. */
@Injectable()
export class SandboxService {
  /** Whether payments go to the sandbox. */
  readonly on: boolean;
  readonly stripe: StripeSandbox;
  /** For `Stripe.createFetchHttpClient`: no request leaves the process. */
  readonly fetch: typeof fetch;

  constructor(@Inject(ENV) env: Env, @InjectDataSource() db: DataSource) {
    this.on = env.paymentsSandbox;
    this.stripe = new StripeSandbox(new PostgresStore(db));
    this.fetch = sandboxFetch(this.stripe);
  }
}
