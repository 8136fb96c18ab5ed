import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { BillingQueue } from './billing.queue.js';
import { CustomersService } from './customers.service.js';
import { StripeClient } from './stripe/stripe.client.js';

/** Milliseconds. */
const INTERVAL = 5000;

/**
 * Looks after customers whose time has come: an event whose job got lost, an open payment of
 * which no event came, a plan's daily check, an account that was deleted.
 */
@Injectable()
export class BillingSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly customers: CustomersService,
    private readonly queue: BillingQueue,
    private readonly stripe: StripeClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.stripe.configured) return;
    this.timer = setInterval(() => {
      this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'billing sweep failed'));
    }, INTERVAL);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    for (const customerId of await this.customers.takeDue()) {
      await this.queue.enqueue({ customerId });
    }
  }
}
