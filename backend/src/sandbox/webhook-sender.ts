import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { SANDBOX_WEBHOOK_SECRET, SandboxService } from './sandbox.service.js';
import type { Parcel } from './webhooks/deliveries.js';
import { signatureOf } from './webhooks/signature.js';

/** Milliseconds between two looks for events; also what a delivery takes at most. */
const INTERVAL = 300;
const TIMEOUT = 5000;
const AT_ONCE = 10;

/** Sends the sandbox's events to this process's webhook until they are taken. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly secret: string;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly sandbox: SandboxService,
    private readonly host: HttpAdapterHost,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ENV) env: Env,
  ) {
    this.secret = env.STRIPE_WEBHOOK_SECRET ?? SANDBOX_WEBHOOK_SECRET;
  }

  onApplicationBootstrap(): void {
    if (this.sandbox.on) this.next();
  }

  async onApplicationShutdown(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private next(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.round = this.send()
        .catch((err: unknown) => this.logger.warn({ err }, 'sandbox events not sent'))
        .finally(() => this.next());
    }, INTERVAL);
  }

  private async send(): Promise<void> {
    const port = this.port();
    if (port === undefined) return;
    for (const parcel of await this.sandbox.stripe.parcels(AT_ONCE)) {
      if (this.ended) return;
      const taken = await this.deliver(parcel, port);
      await this.sandbox.stripe.sent(parcel, taken);
    }
  }

  /** Nothing before the process listens. */
  private port(): number | undefined {
    const server = this.host.httpAdapter.getHttpServer() as { address(): AddressInfo | null };
    return server.address()?.port;
  }

  private async deliver({ event, attempts }: Parcel, port: number): Promise<boolean> {
    const body = JSON.stringify(event, null, 2);
    const signature = signatureOf(body, this.secret, Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (response.ok) return true;
      this.logger.warn({ status: response.status, attempts }, 'webhook refused a sandbox event');
    } catch (err) {
      this.logger.warn({ err, attempts }, 'webhook did not answer');
    }
    return false;
  }
}
