import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '../../src/contract/config.js';
import type { Settings } from '../harness/processes.js';

/** A person with an account at a provider. */
export interface Person {
  subject: string;
  name: string;
  email?: string;
  /** Google states it; Facebook does not. */
  emailVerified?: boolean;
  photo?: string;
}

interface Grant {
  provider: Provider;
  person: Person;
  challenge: string;
  redirectUri: string;
}

type Query = URLSearchParams;

const CLIENT = { id: 'stand-in-client', secret: 'stand-in-secret' };

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/**
 * Google and Facebook as OAuth 2.0 clients see them: a consent page, tokens for codes (once each,
 * with the right PKCE verifier), and their data about users. On its own host name, so that browsers
 * treat it as another site.
 */
export class IdentityProviders {
  /** The person at the browser. */
  person: Person = { subject: '1', name: 'Anna Rossi' };
  /** Milliseconds before each answer to the product. */
  delay = 0;
  /** Answers to the product wait for this. */
  hold: Promise<unknown> | undefined;
  /** How many calls the product has made. */
  asked = 0;
  /** If set, the product's calls are answered with this status. */
  failing: number | undefined;
  /** If set, only this call fails. */
  failingCall: 'token' | 'profile' | undefined;
  /** Whether the consent page cuts itself off from the window that opened it. */
  cutsOpener = false;
  /** The address of each consent page that was shown. */
  readonly shown: URL[] = [];
  private readonly codes = new Map<string, Grant>();
  private readonly tokens = new Map<string, Grant>();

  private constructor(private readonly server: Server) {}

  static async start(port = 0): Promise<IdentityProviders> {
    const server = createServer((request, response) => {
      started.answer(request, response).catch(() => response.destroy());
    });
    const started = new IdentityProviders(server);
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return started;
  }

  /** The settings for a process of the product. */
  get settings(): Settings {
    const of = (path: string): string => `${this.origin}/${path}`;
    return {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      FACEBOOK_APP_ID: CLIENT.id,
      FACEBOOK_APP_SECRET: CLIENT.secret,
      GOOGLE_AUTHORIZATION_URL: of('google/authorize'),
      GOOGLE_TOKEN_URL: of('google/token'),
      GOOGLE_USERINFO_URL: of('google/userinfo'),
      FACEBOOK_AUTHORIZATION_URL: of('facebook/authorize'),
      FACEBOOK_TOKEN_URL: of('facebook/token'),
      FACEBOOK_PROFILE_URL: of('facebook/profile'),
    };
  }

  get origin(): string {
    return `http://localhost:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  /** Where the browser goes if the person consents to our request. */
  consent(provider: Provider, asked: Query): string {
    const redirectUri = asked.get('redirect_uri') ?? '';
    const challenge = asked.get('code_challenge') ?? '';
    const code = randomUUID();
    this.codes.set(code, { provider, person: this.person, challenge, redirectUri });
    return this.back(asked, { code });
  }

  /** Where the browser goes if the person refuses. */
  denial(asked: Query): string {
    return this.back(asked, { error: 'access_denied', error_reason: 'user_denied' });
  }

  private back(asked: Query, answer: Record<string, string>): string {
    const state = asked.get('state') ?? '';
    const query = new URLSearchParams({ ...answer, state }).toString();
    return `${asked.get('redirect_uri') ?? ''}?${query}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const [, provider, call] = url.pathname.split('/') as [string, Provider, string];
    if (call === 'authorize') {
      this.show(provider, url, response);
      return;
    }
    this.asked += 1;
    await Promise.all([pause(this.delay), this.hold]);
    const kind = call === 'token' ? 'token' : 'profile';
    if (this.failing !== undefined && (this.failingCall ?? kind) === kind) {
      send(response, this.failing, { error: 'server_error' });
      return;
    }
    if (call === 'token') {
      this.token(provider, await bodyOf(request), response);
      return;
    }
    if (call === 'userinfo' || call === 'profile') {
      this.profile(provider, url, request, response);
      return;
    }
    send(response, 404, { error: 'not_found' });
  }

  private show(provider: Provider, url: URL, response: ServerResponse): void {
    this.shown.push(url);
    const asked = url.searchParams;
    if (this.cutsOpener) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>${provider}</title><link rel="icon" href="data:," />` +
        `<h1>${provider} stand-in</h1>` +
        `<p><a href="${escape(this.consent(provider, asked))}">Continue as ${escape(this.person.name)}</a></p>` +
        `<p><a href="${escape(this.denial(asked))}">Cancel</a></p></html>`,
    );
  }

  private token(provider: Provider, body: Query, response: ServerResponse): void {
    const code = body.get('code') ?? '';
    const grant = this.codes.get(code);
    this.codes.delete(code);
    const verifier = createHash('sha256').update(body.get('code_verifier') ?? '');
    const proven =
      grant?.provider === provider &&
      body.get('client_id') === CLIENT.id &&
      body.get('client_secret') === CLIENT.secret &&
      body.get('redirect_uri') === grant.redirectUri &&
      verifier.digest('base64url') === grant.challenge;
    if (!proven) {
      send(response, 400, { error: 'invalid_grant' });
      return;
    }
    const token = randomUUID();
    this.tokens.set(token, grant);
    send(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3599 });
  }

  private profile(
    provider: Provider,
    url: URL,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const asked = url.searchParams.get('access_token');
    const token = asked ?? (headers.authorization ?? '').replace(/^Bearer /, '');
    const grant = this.tokens.get(token);
    const proof = createHmac('sha256', CLIENT.secret).update(token).digest('hex');
    const proven = provider === 'google' || url.searchParams.get('appsecret_proof') === proof;
    if (grant?.provider !== provider || !proven) {
      send(response, 401, { error: { message: 'Invalid token', code: 190 } });
      return;
    }
    send(response, 200, PROFILES[provider](grant.person));
  }
}

/** The shapes in which the providers describe their users. */
const PROFILES: Record<Provider, (person: Person) => object> = {
  google: ({ subject, name, email, emailVerified = false, photo }) => ({
    sub: subject,
    name,
    given_name: name.split(' ')[0],
    ...(photo !== undefined && { picture: photo }),
    ...(email !== undefined && { email, email_verified: emailVerified }),
  }),
  facebook: ({ subject, name, email, photo }) => ({
    id: subject,
    name,
    ...(email !== undefined && { email }),
    ...(photo !== undefined && { picture: { data: { url: photo, is_silhouette: false } } }),
  }),
};

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Query> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
