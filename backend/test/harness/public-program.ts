import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Problem } from '../../src/contract/public-api.js';
import { TOKEN_SCOPES, type TokenScopeName } from '../../src/contract/tokens.js';
import type { Answer, Owner } from './owner.js';
import { askForToken } from './program.js';
import type { Process } from './processes.js';
import type { World } from './world.js';

const V1 = '/api/v1';

/** An event of a stream, with its data parsed as JSON. */
export interface ServerEvent {
  id: string | undefined;
  name: string | undefined;
  data: Record<string, unknown>;
}

type Given = Record<string, string>;

/** A program that uses `/api/v1` as its users do: with `fetch`, and an owner's token. */
export class PublicProgram {
  constructor(
    public url: string,
    readonly token: string,
    readonly tokenId: number,
  ) {}

  /** A new owner on Expert with a pet, and a program of theirs. */
  static async ofNewOwner(world: World, api: Process) {
    const owner = await world.owner(api);
    await world.setPlan(owner, 'expert');
    await owner.addPet();
    return { owner, program: await PublicProgram.of(owner) };
  }

  /** A program of an owner whose plan has tokens. */
  static async of(
    owner: Owner,
    scopes: TokenScopeName[] = [...TOKEN_SCOPES],
  ): Promise<PublicProgram> {
    const answer = await askForToken(owner, { scopes });
    if (answer.status !== 201) throw new Error(`no token: ${JSON.stringify(answer.body)}`);
    return new PublicProgram(owner.url, answer.body.secret, answer.body.token.id);
  }

  /** @param path after `/api/v1`. */
  async call<T = Problem>(
    method: string,
    path: string,
    body?: unknown,
    headers: Given = {},
  ): Promise<Answer<T>> {
    const response = await this.fetch(method, path, body, headers);
    const text = await response.text();
    const parsed = (text === '' ? undefined : JSON.parse(text)) as T;
    return { status: response.status, headers: response.headers, body: parsed };
  }

  fetch(
    method: string,
    path: string,
    body?: unknown,
    headers: Given = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    return fetch(`${this.url}${V1}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      ...(signal && { signal }),
    });
  }

  /** The events of a call, until the stream ends. */
  async *events(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Given } = {},
  ): AsyncGenerator<ServerEvent> {
    const aborter = new AbortController();
    const accept = { accept: 'text/event-stream', ...headers };
    const response = await this.fetch(method, path, body, accept, aborter.signal);
    if (response.status !== 200 || !response.body) {
      throw new Error(`no events: ${String(response.status)} ${await response.text()}`);
    }
    try {
      const parsed = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const { id, event, data } of parsed) {
        yield { id, name: event, data: JSON.parse(data) as Record<string, unknown> };
      }
    } finally {
      aborter.abort();
    }
  }
}
