import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { SandboxCard, SandboxPayment } from '../../src/contract/sandbox.js';
import { MemoryStore } from '../../src/sandbox/store/memory.store.js';
import { StripeSandbox, type DatedAnswer } from '../../src/sandbox/stripe-sandbox.js';
import { StripeWebhooks } from './stripe-webhooks.js';

/** A request as it came. */
export interface StripeCall {
  method: string;
  /** Without its query. */
  path: string;
  /** As they were written: `items[0][price]`. */
  params: Record<string, string>;
  idempotencyKey: string | null;
  /** The status; null while, and when, there was none. */
  answered: number | null;
}

export interface StripeFaults {
  /** Connections are cut. */
  down?: boolean;
  /** Requests are neither done nor answered. */
  hang?: boolean;
  /** Milliseconds before a request is done. */
  delay?: number;
  /** Answers 500 without doing anything. */
  broken?: boolean;
  /** Runs when a request is done, before it is answered. */
  beforeAnswer?: (call: StripeCall) => void | Promise<void>;
}

/** A card that pays. */
const GOOD_CARD: SandboxCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/40',
  cvc: '123',
};

/** The sandbox as a server of its own: what Stripe is to the product. */
export class StripeServer {
  readonly calls: StripeCall[] = [];
  faults: StripeFaults = {};
  readonly sandbox = new StripeSandbox(new MemoryStore(), {
    invoicePages: 'https://invoice.example.test',
  });
  readonly webhooks = new StripeWebhooks(this.sandbox);
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
  async confirm(
    clientSecret: string,
    card: Partial<SandboxCard> = GOOD_CARD,
  ): Promise<SandboxPayment> {
    const form = { ...GOOD_CARD, ...card };
    return known(await this.sandbox.confirm({ clientSecret, card: form }));
  }

  async authenticate(clientSecret: string, approved = true): Promise<SandboxPayment> {
    return known(await this.sandbox.authenticate({ clientSecret, approved }));
  }

  async advanceDays(days: number): Promise<void> {
    await this.sandbox.settings({ advanceDays: days });
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

  /** Asks the API without leaving a trace in the calls. */
  async ask<T>(method: string, path: string, body?: string): Promise<T> {
    const headers = { authorization: 'Bearer sk_test_observer' };
    const answer = await this.sandbox.handle({ method, path: `/v1/${path}`, body, headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as T;
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
    const answer: DatedAnswer = faults.broken ? BROKEN : await this.done(request, body);
    await faults.beforeAnswer?.(call);
    if (response.destroyed) return;
    call.answered = answer.status;
    response.writeHead(answer.status, {
      date: answer.date,
      'content-type': 'application/json',
      'request-id': `req_${this.calls.length}`,
      ...(answer.replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(answer.body));
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

  private done(
    { method = '', url = '', headers }: IncomingMessage,
    body: string,
  ): Promise<DatedAnswer> {
    const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return this.sandbox.handle({
      method,
      path: url,
      body,
      headers: Object.fromEntries(plain) as Record<string, string>,
    });
  }
}

const BROKEN: DatedAnswer = {
  date: new Date().toUTCString(),
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
};

function known(payment: SandboxPayment | undefined): SandboxPayment {
  if (!payment) throw new Error('there is no payment with this secret');
  return payment;
}
