import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, request } from 'undici';
import webpush from 'web-push';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { isPublicUrl, runsLocally } from '../platform/outgoing/public-address.js';
import { publicLookup } from '../platform/outgoing/public-lookup.js';
import type { ClaimedDelivery } from './push-deliveries.repository.js';
import { VapidKeysService } from './vapid-keys.service.js';

/** Milliseconds; shorter than the claim of a delivery. */
const TIMEOUT = 10_000;

/** A push service's response. */
interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Web Push (RFC 8030): encrypts the payload (8291) and identifies the sender (8292). */
@Injectable()
export class PushSender implements OnApplicationShutdown {
  private readonly local;
  private readonly agent;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly keys: VapidKeysService,
  ) {
    this.local = runsLocally(env);
    this.agent = new Agent({ connect: { lookup: publicLookup({ local: this.local }) } });
  }

  /** Follows no redirects. @throws the connection's error. */
  async send(delivery: ClaimedDelivery): Promise<Answer> {
    const { endpoint, p256dh, auth, payload, urgency, topic, ttl } = delivery;
    if (!isPublicUrl(endpoint, { local: this.local }))
      return { status: 404, retryAfter: undefined };
    const subject = vapidSubject(this.env);
    const vapidDetails = { subject, ...(await this.keys.read()) };
    const options = { vapidDetails, urgency, topic, TTL: ttl };
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { headers, body } = webpush.generateRequestDetails(subscription, payload, options);
    const answer = await request(endpoint, {
      method: 'POST',
      headers,
      body,
      dispatcher: this.agent,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body.dump();
    const wait = answer.headers['retry-after'];
    return { status: answer.statusCode, retryAfter: typeof wait === 'string' ? wait : undefined };
  }

  /** After the last job. */
  async onApplicationShutdown(): Promise<void> {
    await this.agent.close();
  }
}

/** The contact for push services: the site, or its mail sender if the site has no https. */
export function vapidSubject({ PUBLIC_URL, MAIL_FROM }: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM'>) {
  if (PUBLIC_URL.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/<([^>]*)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
