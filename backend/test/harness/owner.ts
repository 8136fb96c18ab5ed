import { randomUUID } from 'node:crypto';
import type { ChatSession, Message, SendMessageReply } from '../../src/contract/chat.js';
import type { SessionUser, UserReply } from '../../src/contract/accounts.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import type { Pet } from '../../src/contract/pets.js';
import { Tab } from './tab.js';
import { until } from './until.js';

/** What a REST call answered; its body is what the test expects or an error. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** As the client has it. Milliseconds. */
const CALL_TIMEOUT = 20_000;

export const PASSWORD = 'owls-at-midnight-7';

/** An owner of animals with a browser's cookie jar. */
export class Owner {
  id = 0;
  email = `${randomUUID()}@example.org`;
  username = `owner ${randomUUID().slice(0, 8)}`;
  cookie = '';
  petId = 0;
  sessionId = 0;
  private readonly tabs: Tab[] = [];

  /** @param url of the API process to talk to; may be changed at any time. */
  constructor(public url: string) {}

  async call<T = ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(this.url + path, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT),
      headers: { ...json, ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const parsed = text ? (JSON.parse(text) as T) : (undefined as T);
    return { status: response.status, headers: response.headers, body: parsed };
  }

  async register(): Promise<SessionUser> {
    const { email, username } = this;
    const account = { email, username, password: PASSWORD };
    const { body } = await this.expect<UserReply>(201, 'POST', '/api/auth/register', account);
    this.id = body.user.id;
    return body.user;
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

  /** Asks, and expects to be admitted. */
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

  /** A connected tab of this owner, at another process if one is named. */
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
    throw new Error(`${method} ${path}: ${String(answer.status)} ${JSON.stringify(answer.body)}`);
  }
}
