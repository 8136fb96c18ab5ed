import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, request, type Dispatcher } from 'undici';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { WebhookAttempt, WebhookFault } from '../contract/webhooks.js';
import { WEBHOOK_SIGNATURE } from '../contract/webhooks.js';
import { runsLocally } from '../platform/outgoing/public-address.js';
import { NOWHERE, publicLookup } from '../platform/outgoing/public-lookup.js';
import type { Receiver } from './webhook-deliveries.repository.js';
import { signatureOf } from './webhook-signature.js';
import { isWebhookUrl } from './webhook-url.js';

/** Milliseconds, for the connection and for the whole call. Shorter than a delivery's claim. */
const CONNECT_TIMEOUT = 4000;
const TIMEOUT = 8000;

/** Bytes of a response that are read, and characters that are stored. */
const READ = 4096;
const KEPT = 500;

/** The body as it is sent, and what identifies it to the receiver. */
interface Call {
  eventId: string;
  type: string;
  body: string;
}

/** Calls webhooks: one signed POST to a public address, following no redirects. */
@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly local;
  private readonly agent;

  constructor(@Inject(ENV) env: Env) {
    this.local = runsLocally(env);
    const lookup = publicLookup({ local: this.local, known: env.WEBHOOK_TEST_HOSTS });
    this.agent = new Agent({ connect: { lookup, timeout: CONNECT_TIMEOUT } });
  }

  /** Never fails: the result states why there was no response. */
  async send(to: Receiver, call: Call): Promise<WebhookAttempt> {
    const [at, begun] = [new Date(), performance.now()];
    const answer = await this.answerTo(to, call, at).catch((error: unknown) => ({
      status: null,
      fault: faultOf(error),
      answer: '',
    }));
    return {
      at: at.toISOString(),
      durationMs: Math.round(performance.now() - begun),
      ...answer,
    };
  }

  /** After the last job. */
  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  private async answerTo({ url, secrets }: Receiver, { eventId, type, body }: Call, at: Date) {
    if (!isWebhookUrl(url, this.local)) throw new Error(NOWHERE);
    const { statusCode, body: said } = await request(url, {
      method: 'POST',
      body,
      dispatcher: this.agent,
      signal: AbortSignal.timeout(TIMEOUT),
      // A receiver may close a keep-alive connection just as it is being reused.
      reset: true,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Zampa-Webhooks/1',
        'zampa-event': type,
        'zampa-event-id': eventId,
        [WEBHOOK_SIGNATURE]: signatureOf(body, secrets, at.getTime() / 1000),
      },
    });
    return { status: statusCode, fault: null, answer: await beginningOf(said) };
  }
}

/** The first characters of a response. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= READ) break;
  }
  const text = Buffer.concat(chunks).subarray(0, READ).toString().replaceAll('\u0000', '');
  return Array.from(text.toWellFormed()).slice(0, KEPT).join('');
}

/** What an owner sees about a failed connection. */
function faultOf(error: unknown): WebhookFault {
  const {
    name,
    code = '',
    message = '',
  } = error as { name?: string; code?: string; message?: string };
  if (message === NOWHERE) return 'private-address';
  if (name === 'TimeoutError' || code.includes('TIMEOUT') || code === 'ETIMEDOUT') return 'timeout';
  return /CERT|TLS|SSL|SELF_SIGNED/.test(code) ? 'tls' : 'unreachable';
}
