import type { SessionReply, SignInWays, SignInWaysReply } from '../../src/contract/accounts.js';
import type { Provider } from '../../src/contract/config.js';
import type { SocialReport } from '../../src/contract/social.js';
import type { IdentityProviders } from '../stand-ins/identity-providers.js';
import { headersOf, Owner } from './owner.js';

/** What a browser shows, or where it is redirected. */
export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** What the popup's page reports to its opener. */
  report: SocialReport | undefined;
  location: string | undefined;
  /** What the page that the visitor returns to reads from its address. */
  social: string | undefined;
}

/** The opener's own nonce for a popup. */
export const NONCE = 'nonce-of-the-opener';

const ENTITY = /&#(\d+);/g;

function reportIn(text: string): SocialReport | undefined {
  const attribute = /data-report="([^"]*)"/.exec(text)?.[1];
  const json = attribute?.replace(ENTITY, (_, code) => String.fromCharCode(Number(code)));
  return json === undefined ? undefined : (JSON.parse(json) as SocialReport);
}

/** A person at a browser, on the way to a provider and back. */
export class Visitor extends Owner {
  constructor(
    url: string,
    private readonly providers: IdentityProviders,
  ) {
    super(url);
  }

  /** Opens one of our pages, coming from another of them or from another site. */
  async visit(path: string, site = 'same-origin'): Promise<Page> {
    const response = await this.exchange('GET', path, { 'sec-fetch-site': site });
    const { status, text } = response;
    const headers = headersOf(response.headers);
    const location = headers.get('location') ?? undefined;
    const search = location?.split('#')[0]?.split('?')[1];
    const social = new URLSearchParams(search).get('social') ?? undefined;
    return { status, headers, text, report: reportIn(text), location, social };
  }

  /** @returns the provider's address that the browser is sent to. */
  async begin(provider: Provider, query: Record<string, string> = {}): Promise<URL> {
    const start = await this.start(provider, query);
    if (start.status !== 302) throw new Error(`not sent to ${provider}: ${start.text}`);
    return new URL(start.location ?? '');
  }

  start(provider: Provider, query: Record<string, string> = {}): Promise<Page> {
    return this.visit(`/api/auth/${provider}?${new URLSearchParams(query).toString()}`);
  }

  /** Consents there. @returns the path that the provider sends the browser back to. */
  consent(provider: Provider, asked: URL): string {
    return pathOf(this.providers.consent(provider, asked.searchParams));
  }

  /** Returns from the provider's site. */
  comeBack(path: string): Promise<Page> {
    return this.visit(path, 'cross-site');
  }

  /** The complete sign-in, in its own window. */
  async popup(provider: Provider, query: Record<string, string> = {}): Promise<Page> {
    const asked = await this.begin(provider, { mode: 'popup', nonce: NONCE, ...query });
    return this.comeBack(this.consent(provider, asked));
  }

  /** The result for the opener: a status, or the reason for failure. */
  async enter(provider: Provider, query: Record<string, string> = {}): Promise<string | undefined> {
    const result = (await this.popup(provider, query)).report?.result;
    return result?.status === 'failed' ? result.code : result?.status;
  }

  async session(): Promise<SessionReply> {
    return (await this.call<SessionReply>('GET', '/api/auth/session')).body;
  }

  async ways(): Promise<SignInWays> {
    const { body } = await this.call<SignInWaysReply>('GET', '/api/user/sign-in-ways');
    return { password: body.password, providers: body.providers };
  }
}

/** An address without its host, because the same process is reached by several. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
