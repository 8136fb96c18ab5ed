import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import request, { type Response } from 'supertest';
import type { ChatSession, Message, SendMessageReply } from '../../src/contract/chat.js';
import type { Profile, SessionUser, UserReply } from '../../src/contract/accounts.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import type { Pet } from '../../src/contract/pets.js';
import { Tab } from './tab.js';
import { until } from './until.js';

/** The answer of a REST call; its body is what the test expects or an error. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** The client's timeout. Milliseconds. */
export const CALL_TIMEOUT = 20_000;

export const PASSWORD = 'owls-at-midnight-7';

/** An email address that nobody has yet. */
export const newAddress = (): string => `${randomUUID()}@example.org`;

/** The headers of a superagent response. */
export const headersOf = (received: Response['headers']): Headers => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(received as Record<string, string | string[]>)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
};

const unexpected = (call: string, { status, body }: Answer): Error =>
  new Error(`${call}: ${String(status)} ${JSON.stringify(body)}`);

/** An owner of animals, with a browser's cookie jar. */
export class Owner {
  id = 0;
  email = newAddress();
  username = `owner ${randomUUID().slice(0, 8)}`;
  petId = 0;
  sessionId = 0;
  /** Connections for the calls; without them, each call opens its own. */
  connections?: Agent;
  private readonly tabs: Tab[] = [];
  private jar = request.agent().jar;

  /** @param url of the API process to talk to; may be changed at any time. */
  constructor(public url: string) {}

  /** As this browser would send it; several cookies are separated by semicolons. */
  get cookie(): string {
    const everywhere = { domain: this.host, path: '/', secure: true, script: false };
    return this.jar.getCookies(everywhere).toValueString();
  }

  set cookie(pair: string) {
    this.jar = request.agent().jar;
    if (pair) this.jar.setCookie(pair, this.host, '/');
  }

  async call<T = ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const { status, text, headers: answered } = await this.exchange(method, path, headers, body);
    const parsed = text ? (JSON.parse(text) as T) : (undefined as T);
    return { status, headers: headersOf(answered), body: parsed };
  }

  /** One request and its response, whatever its status; a cookie in `headers` overrides the jar. */
  protected exchange(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Response> {
    const agent = request.agent(this.url);
    if (headers.cookie === undefined) agent.jar = this.jar;
    const call = agent[method.toLowerCase() as 'get'](path).timeout(CALL_TIMEOUT);
    if (this.connections) void call.agent(this.connections);
    if (body !== undefined) void call.type('json');
    for (const [name, value] of Object.entries(headers)) void call.set(name, value);
    return body === undefined
      ? call
      : call.send(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  private get host(): string {
    return new URL(this.url).hostname;
  }

  /** A busy machine may answer 503 for the password hash; then it retries with another account. */
  async register(tries = 3): Promise<SessionUser> {
    const { email, username } = this;
    const account = { email, username, password: PASSWORD };
    const answer = await this.call<UserReply>('POST', '/api/auth/register', account);
    if (answer.status === 503 && tries > 1) {
      this.email = newAddress();
      this.username = `owner ${randomUUID().slice(0, 8)}`;
      return this.register(tries - 1);
    }
    if (answer.status !== 201) throw unexpected('POST /api/auth/register', answer);
    this.id = answer.body.user.id;
    return answer.body.user;
  }

  async profile(): Promise<Profile> {
    return (await this.call<Profile>('GET', '/api/user/profile')).body;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call('GET', '/api/user/profile')).status === 200;
  }

  async addPet(pet: Record<string, unknown> = {}): Promise<Pet> {
    const given = { name: 'Micia', species: 'gatto', weight: '3.8 kg', ...pet };
    const { body } = await this.expect<Pet>(201, 'POST', '/api/pets', given);
    this.petId = body.id;
    return body;
  }

  async openChat(): Promise<ChatSession> {
    const path = `/api/chat-sessions/pet/${String(this.petId)}`;
    const { body } = await this.expect<ChatSession>(200, 'GET', path);
    this.sessionId = body.id;
    return body;
  }

  send(content: string, more: Record<string, unknown> = {}): Promise<Answer<SendMessageReply>> {
    return this.call('POST', `${this.chat}/messages`, { content, ...more });
  }

  /** Asks, and expects the question to be accepted. */
  async ask(content: string): Promise<SendMessageReply> {
    const path = `${this.chat}/messages`;
    return (await this.expect<SendMessageReply>(201, 'POST', path, { content })).body;
  }

  stop(messageId: number): Promise<Answer<Message>> {
    return this.call('POST', `/api/chat-messages/${String(messageId)}/stop`);
  }

  messages(query = ''): Promise<Message[]> {
    return this.read(this.sessionId, query);
  }

  /** The stored reply, once it is final. */
  finished(messageId: number, patience?: number): Promise<Message> {
    return until(
      `message ${String(messageId)} is final`,
      async () => {
        const message = (await this.messages()).find(({ id }) => id === messageId);
        return message?.status === 'pending' || message?.status === 'streaming' ? null : message;
      },
      patience,
    );
  }

  /** A connected tab of this owner, on another process if one is given. */
  async tab(url = this.url): Promise<Tab> {
    const tab = new Tab(url, this.cookie, (sessionId) => this.read(sessionId));
    this.tabs.push(tab);
    await tab.connected();
    return tab;
  }

  closeTabs(): void {
    for (const tab of this.tabs) tab.close();
  }

  private async read(sessionId: number, query = ''): Promise<Message[]> {
    const path = `/api/chat-sessions/${String(sessionId)}/messages${query}`;
    return (await this.expect<Message[]>(200, 'GET', path)).body;
  }

  private get chat(): string {
    return `/api/chat-sessions/${String(this.sessionId)}`;
  }

  private async expect<T>(
    status: number,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status === status) return answer;
    throw unexpected(`${method} ${path}`, answer);
  }
}

/** Signs in from a browser that nobody has used before. @returns the status. */
export const signIn = async (url: string, email: string, password = PASSWORD): Promise<number> =>
  (await new Owner(url).call('POST', '/api/auth/login', { email, password })).status;
