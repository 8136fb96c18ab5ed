import { setTimeout as delay } from 'node:timers/promises';
import type { StripeSandbox } from '../../src/sandbox/stripe-sandbox.js';
import type { Parcel } from '../../src/sandbox/webhooks/deliveries.js';
import { signatureOf } from '../../src/sandbox/webhooks/signature.js';

/** How events reach the webhook. */
export interface WebhookWays {
  /** Events wait while this is false. */
  deliver: boolean;
  /** Events are lost for good. */
  drop: boolean | ((type: string) => boolean);
  /** How often each is sent. */
  copies: number;
  /** In any order, after all that wait have come together. */
  shuffle: boolean;
  /** Milliseconds before each. */
  delay: number;
  wrongSecret: boolean;
  /** Signed so many seconds ago. */
  age: number;
  livemode: boolean;
}

const USUAL: WebhookWays = {
  deliver: true,
  drop: false,
  copies: 1,
  shuffle: false,
  delay: 0,
  wrongSecret: false,
  age: 0,
  livemode: false,
};

/** Milliseconds. */
const INTERVAL = 50;
const TIMEOUT = 5000;
const AT_ONCE = 100;

/** Sends the sandbox's events, well or badly. */
export class StripeWebhooks {
  /** Where events go: addresses of webhooks. */
  targets: string[] = [];
  secret = 'whsec_test';
  ways: WebhookWays = { ...USUAL };
  /** Types of events that a webhook took, and its status. */
  readonly log: { type: string; id: string; status: number }[] = [];
  private running = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(private readonly sandbox: StripeSandbox) {}

  /** Changes named ways; without any, all are as usual again. */
  behave(ways: Partial<WebhookWays> = {}): void {
    this.ways = { ...USUAL, ...ways };
  }

  start(): void {
    this.running = true;
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.loop;
  }

  private async run(): Promise<void> {
    while (this.running) {
      if (this.ways.deliver && this.targets.length > 0) await this.round();
      await delay(INTERVAL);
    }
  }

  private async round(): Promise<void> {
    const parcels = await this.sandbox.parcels(AT_ONCE);
    const { copies, shuffle } = this.ways;
    const all = parcels.flatMap((parcel) => Array.from({ length: copies }, () => parcel));
    if (shuffle) all.sort(() => Math.random() - 0.5);
    for (const parcel of all) await this.sandbox.sent(parcel, await this.send(parcel));
  }

  private async send(parcel: Parcel): Promise<boolean> {
    const { drop } = this.ways;
    const lost = typeof drop === 'function' ? drop(parcel.event.type) : drop;
    if (lost) return true;
    await delay(this.ways.delay);
    const taken = await Promise.all(this.targets.map((target) => this.post(target, parcel)));
    return taken.every(Boolean);
  }

  private async post(target: string, { event }: Parcel): Promise<boolean> {
    const { livemode, wrongSecret, age } = this.ways;
    const body = JSON.stringify({ ...event, livemode }, null, 2);
    const secret = wrongSecret ? 'whsec_wrong' : this.secret;
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) - age);
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      this.log.push({ type: event.type, id: event.id, status: response.status });
      return response.ok;
    } catch {
      return false;
    }
  }
}
