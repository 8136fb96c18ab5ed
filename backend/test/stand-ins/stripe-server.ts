import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import { requestOf, sendAnswer } from '../../sandbox/server.js';
import type { TypedCard } from '../../sandbox/billing/cards.js';
import { DAY } from '../../sandbox/calendar.js';
import { StripeSandbox, type DatedAnswer, type Payment } from '../../sandbox/stripe-sandbox.js';
import { StripeWebhooks } from './stripe-webhooks.js';

/** A request as it arrived. */
export interface StripeCall {
  method: string;
  /** Without its query. */
  path: string;
  /** As written: `items[0][price]`. */
  params: Record<string, string>;
  idempotencyKey: string | null;
  /** The status of the answer; null before it, or if there was none. */
  answered: number | null;
}

interface StripeFaults {
  /** Connections are cut. */
  down?: boolean;
  /** Requests are neither processed nor answered. */
  hang?: boolean;
  /** Milliseconds before a request is processed. */
  delay?: number;
  /** Answers 500 without doing anything. */
  broken?: boolean;
  /**
   * Refuses these requests with this code, and repeats the refusal for the same idempotency key.
   */
  refuse?: (call: StripeCall) => string | undefined;
  /** Runs when a request is done, before it is answered. */
  beforeAnswer?: (call: StripeCall) => void | Promise<void>;
}

export interface Card {
  number: string;
}

/** A card that pays. */
const GOOD_CARD: Card = { number: '4242 4242 4242 4242' };

/** The sandbox as a separate server, in place of Stripe. */
export class StripeServer {
  readonly calls: StripeCall[] = [];
  faults: StripeFaults = {};
  readonly sandbox = new StripeSandbox({ invoicePages: 'https://invoice.example.test' });
  readonly webhooks = new StripeWebhooks(this.sandbox);
  /** By idempotency key: a refusal is repeated for a day, as at Stripe. */
  private readonly refused = new Map<string, DatedAnswer>();
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy());
  });

  /** Its address: for `STRIPE_API_URL`. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.webhooks.start();
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await this.webhooks.stop();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** @throws Error when the secret is wrong. */
  confirm(clientSecret: string, { number = GOOD_CARD.number }: Partial<Card> = {}) {
    return known(this.sandbox.confirm(clientSecret, { number }));
  }

  /** The owner contests a payment at their bank. */
  dispute(charge: string) {
    return this.sandbox.dispute(charge);
  }

  /** Saves a card. */
  confirmSetup(clientSecret: string, card: Partial<TypedCard> = {}) {
    return this.sandbox.confirmSetup(clientSecret, { ...GOOD_CARD, ...card });
  }

  authenticate(clientSecret: string, approved = true) {
    return known(this.sandbox.authenticate(clientSecret, approved));
  }

  advanceDays(days: number): Promise<unknown> {
    return Promise.resolve(this.sandbox.settings({ advanceDays: days }));
  }

  /** @param seconds by its clock, not before now. */
  async advanceTo(seconds: number): Promise<void> {
    await this.advanceDays((seconds - this.sandbox.now()) / DAY);
  }

  subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    return this.list<Stripe.Subscription>(
      `subscriptions?customer=${customer}&status=all&limit=100`,
    );
  }

  invoicesOf(customer: string): Promise<Stripe.Invoice[]> {
    return this.list<Stripe.Invoice>(`invoices?customer=${customer}&limit=100`);
  }

  customers(): Promise<Stripe.Customer[]> {
    return this.list<Stripe.Customer>('customers?limit=100');
  }

  /** Those that took money. */
  async charges(customer?: string): Promise<Stripe.Charge[]> {
    const all = await this.list<Stripe.Charge>(
      `charges?limit=100${customer === undefined ? '' : `&customer=${customer}`}`,
    );
    return all.filter(({ paid }) => paid);
  }

  events(): Promise<Stripe.Event[]> {
    return this.list<Stripe.Event>('events?limit=100');
  }

  /** Calls the API without a record in `calls`. */
  ask<T>(method: string, path: string, body = ''): Promise<T> {
    const headers = { authorization: 'Bearer sk_test_observer' };
    const answer = this.sandbox.handle({ method, path: `/v1/${path}`, body, headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return Promise.resolve(answer.body as T);
  }

  private async list<T>(path: string): Promise<T[]> {
    return (await this.ask<{ data: T[] }>('GET', path)).data;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { faults } = this;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const call = this.note(request, body);
    if (faults.down) response.destroy();
    if (faults.down || faults.hang) return;
    if (faults.delay) await delay(faults.delay);
    const answer = this.refusalOf(call) ?? this.sandbox.handle(requestOf(request, body));
    await faults.beforeAnswer?.(call);
    if (response.destroyed) return;
    call.answered = answer.status;
    sendAnswer(response, answer, `req_${this.calls.length}`);
  }

  private refusalOf(call: StripeCall): DatedAnswer | undefined {
    if (this.faults.broken) return BROKEN;
    const key = call.idempotencyKey ?? '';
    const code = this.faults.refuse?.(call);
    if (code === undefined) return this.refused.get(key);
    const refusal = {
      type: 'invalid_request_error',
      code,
      message: 'Refused.',
      // The parameter with the unknown id.
      ...(code === 'resource_missing' && { param: 'customer' }),
    };
    const answer = { date: new Date().toUTCString(), status: 400, body: { error: refusal } };
    if (key) this.refused.set(key, answer);
    return answer;
  }

  private note({ method = '', url = '', headers }: IncomingMessage, body: string): StripeCall {
    const [path = '', query = ''] = url.split('?');
    const call: StripeCall = {
      method,
      path,
      params: Object.fromEntries(new URLSearchParams(query ? `${query}&${body}` : body)),
      idempotencyKey: (headers['idempotency-key'] as string | undefined) ?? null,
      answered: null,
    };
    this.calls.push(call);
    return call;
  }
}

const BROKEN: DatedAnswer = {
  date: new Date().toUTCString(),
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
};

function known(payment: Payment | undefined) {
  if (!payment) throw new Error('there is no payment with this secret');
  return Promise.resolve({ ...payment, error: payment.last_payment_error });
}
