import { setTimeout as delay } from 'node:timers/promises';
import type { StripeEvent } from '../../sandbox/objects.js';
import type { StripeSandbox } from '../../sandbox/stripe-sandbox.js';
import { post, WebhookSender } from '../../sandbox/webhooks.js';

/** How events reach the webhook. */
interface WebhookWays {
  /** Events wait while this is false. */
  deliver: boolean;
  /** Events are lost for good. */
  drop: boolean | ((type: string) => boolean);
  /** How often each is sent. */
  copies: number;
  /** In random order, once all waiting events have come together. */
  shuffle: boolean;
  /** Milliseconds before each. */
  delay: number;
  wrongSecret: boolean;
  /** Age of the signature in seconds. */
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

/** Sends the sandbox's events, properly or not. */
export class StripeWebhooks {
  /** Where events go: addresses of webhooks. */
  targets: string[] = [];
  secret = 'whsec_test';
  ways: WebhookWays = { ...USUAL };
  /** The events that a webhook has answered, with its status. */
  readonly log: { type: string; id: string; status: number }[] = [];
  private readonly sender: WebhookSender;

  constructor(sandbox: StripeSandbox) {
    const send = (event: StripeEvent) => this.send(event);
    this.sender = new WebhookSender(sandbox, send, INTERVAL, (events) => this.order(events));
  }

  /** Sets the given ways, and all others back to normal. */
  behave(ways: Partial<WebhookWays> = {}): void {
    this.ways = { ...USUAL, ...ways };
  }

  start(): void {
    this.sender.start();
  }

  stop(): Promise<void> {
    return this.sender.stop();
  }

  private order(events: StripeEvent[]): StripeEvent[] {
    const { deliver, copies, shuffle } = this.ways;
    if (!deliver || this.targets.length === 0) return [];
    const all = events.flatMap((event) => Array.from({ length: copies }, () => event));
    return shuffle ? all.sort(() => Math.random() - 0.5) : all;
  }

  private async send(event: StripeEvent): Promise<boolean> {
    const { drop } = this.ways;
    const lost = typeof drop === 'function' ? drop(event.type) : drop;
    if (lost) return true;
    await delay(this.ways.delay);
    const taken = await Promise.all(this.targets.map((target) => this.post(target, event)));
    return taken.every(Boolean);
  }

  private async post(target: string, event: StripeEvent): Promise<boolean> {
    const { livemode, wrongSecret, age } = this.ways;
    const secret = wrongSecret ? 'whsec_wrong' : this.secret;
    const status = await post(target, { ...event, livemode }, { secret, age });
    if (status > 0) this.log.push({ type: event.type, id: event.id, status });
    return status >= 200 && status < 300;
  }
}
