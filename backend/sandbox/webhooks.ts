import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StripeEvent } from './objects.js';
import type { StripeSandbox } from './stripe-sandbox.js';

/** Maximum time of a delivery. Milliseconds. */
const TIMEOUT = 5000;

/** The `stripe-signature` of a body sent at this second. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

/** @returns the status that the webhook answered with; 0 when there was no answer. */
export async function post(
  webhook: string,
  event: StripeEvent,
  { secret, age = 0 }: { secret: string; age?: number },
): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) - age);
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Sends each of the sandbox's events until it is accepted. */
export class WebhookSender {
  private loop: Promise<void> | undefined;
  private ended = false;

  /**
   * @param deliver returns whether the event was accepted.
   * @param interval milliseconds between two polls for events.
   */
  constructor(
    private readonly sandbox: StripeSandbox,
    private readonly deliver: (event: StripeEvent) => Promise<boolean>,
    private readonly interval: number,
    private readonly order = (events: StripeEvent[]): StripeEvent[] => events,
  ) {}

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.ended = true;
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.ended) {
      await this.sendAll(this.order(this.sandbox.due()));
      await delay(this.interval);
    }
  }

  private async sendAll(events: StripeEvent[]): Promise<void> {
    for (const event of events) {
      if (this.ended) return;
      this.sandbox.sent(event, await this.deliver(event));
    }
  }
}
