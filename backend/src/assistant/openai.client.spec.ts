import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../config/env.js';
import type { ModelError } from './model-error.js';
import { OpenAiClient } from './openai.client.js';

const WAITS = { first: 600, idle: 400, total: 5000 };

/** What the endpoint does with the next request, and what it was asked. */
let behave: (response: ServerResponse) => unknown;
let asked: { body: Record<string, unknown>; authorization?: string; connection: unknown }[];
let broken: boolean;

const server = createServer((request, response) => {
  void request.toArray().then((pieces: Buffer[]) => {
    const { authorization = '' } = request.headers;
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
    asked.push({ body, authorization, connection: request.socket });
    response.on('close', () => (broken = !response.writableFinished));
    return behave(response);
  });
});
let client: OpenAiClient;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = new OpenAiClient({
    OPENAI_API_KEY: 'the key',
    OPENAI_BASE_URL: `http://127.0.0.1:${String(port)}/v1`,
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: WAITS.first,
    OPENAI_IDLE_TIMEOUT_MS: WAITS.idle,
    OPENAI_TOTAL_TIMEOUT_MS: WAITS.total,
  } as Env);
});

beforeEach(() => {
  asked = [];
  broken = false;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const says = (content: string, finish: string | null = null): string =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
const DONE = 'data: [DONE]\n\n';

/** Asks once. @returns the pieces that came, and how it ended. */
async function ask(signal = new AbortController().signal) {
  const pieces: string[] = [];
  const stream = client.stream('a-model', [{ role: 'user', content: 'Why?' }], signal);
  try {
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) pieces.push(next.value);
    return { pieces, text: pieces.join(''), end: next.value };
  } catch (error) {
    return { pieces, text: pieces.join(''), error: error as ModelError };
  }
}

const failed = (failure: string, retryable: boolean) => ({ error: { failure, retryable } });

/** The endpoint answers with these bytes, cut as given. */
const sends =
  (...pieces: (string | Buffer)[]) =>
  async (response: ServerResponse) => {
    for (const piece of pieces) {
      response.write(piece);
      await turn();
    }
    response.end();
  };

describe('a completion', () => {
  it('is asked for as the endpoint expects it, on a connection that is kept', async () => {
    behave = sends(says('Hello'), DONE);
    await ask();
    await delay(20);
    await ask();
    expect(asked[0]).toMatchObject({
      authorization: 'Bearer the key',
      body: {
        model: 'a-model',
        messages: [{ role: 'user', content: 'Why?' }],
        stream: true,
        stream_options: { include_usage: true },
      },
    });
    expect(asked[1]?.connection === asked[0]?.connection).toBe(true);
  });

  it('comes from its first word on, with what it cost and how it ended', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 };
    behave = sends(
      event({ choices: [{ delta: { role: 'assistant', content: '' } }] }),
      says(' \n'),
      says(' Cats'),
      says(' purr', 'length'),
      event({ choices: [], usage }),
      DONE,
    );
    expect(await ask()).toEqual({
      pieces: ['Cats', ' purr'],
      text: 'Cats purr',
      end: { usage: { promptTokens: 7, completionTokens: 2 }, isCut: true },
    });
  });

  it('that ends without a reason and without an end has broken off', async () => {
    behave = sends(says('Cats purr'));
    expect(await ask()).toMatchObject({ text: 'Cats purr', end: { isCut: true } });
  });

  it('leaves in one piece as far as it came in one piece', async () => {
    behave = sends(says('one ') + says('two ') + says('three') + DONE);
    expect((await ask()).pieces).toEqual(['one two three']);
  });

  it('may take as long as it likes from word to word', async () => {
    behave = async (response) => {
      for (let word = 0; word < 8; word += 1) {
        response.write(says('purr '));
        await delay(WAITS.first / 6);
      }
      response.end(DONE);
    };
    expect((await ask()).pieces).toHaveLength(8);
  });

  it.each(['\r\n', '\r'])('may end its lines with %j', async (end) => {
    const lines = (says('Cats') + says(' purr') + DONE).replaceAll('\n', end);
    behave = sends(lines.slice(0, 9), lines.slice(9));
    expect(await ask()).toMatchObject({ text: 'Cats purr' });
  });

  it('is read past comments, names of events and fields that nobody knows', async () => {
    behave = sends(
      ': wait\n\n',
      'retry: soon\nfoo: bar\nevent: chunk\nid: 1\n',
      says('Cats'),
      DONE,
    );
    expect(await ask()).toMatchObject({ text: 'Cats', end: { isCut: false } });
  });

  it('is complete without its last event, and when the endpoint never hangs up behind it', async () => {
    behave = sends(says('Cats', 'stop'));
    expect(await ask()).toMatchObject({ text: 'Cats', end: { isCut: false } });
    behave = (response) => response.write(says('Cats') + DONE + says(' never said'));
    expect(await ask()).toMatchObject({ text: 'Cats', end: { isCut: false } });
  });
});

describe('an endpoint', () => {
  it.each([
    [400, false],
    [401, false],
    [404, false],
    [408, true],
    [429, true],
    [500, true],
    [307, true],
  ])('that answers %i has failed; worth another try: %s', async (status, retryable) => {
    const error = { message: 'as scripted' };
    behave = (response) => response.writeHead(status).end(JSON.stringify({ error }));
    const answer = await ask();
    expect(answer).toMatchObject(failed('MODEL_UNAVAILABLE', retryable));
    expect(answer.error?.cause).toMatchObject({ status, message: `${String(status)} as scripted` });
  });

  it('that refuses at endless length is not listened to', async () => {
    behave = (response) => {
      response.writeHead(500);
      const more = () => response.write('x'.repeat(50_000), () => setImmediate(more));
      more();
    };
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', true));
  });

  it('that is not there has failed', async () => {
    behave = (response) => response.destroy();
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', true));
  });

  it('that tells an error in its stream has failed there, and what it said before counts', async () => {
    const error = { message: 'overloaded', type: 'server_error' };
    behave = sends(says('Cats ') + says('purr') + event({ error }) + says(' never said'));
    const answer = await ask();
    expect(answer).toMatchObject({ text: 'Cats purr', ...failed('MODEL_UNAVAILABLE', true) });
    expect(answer.error?.cause).toMatchObject({ message: 'overloaded' });
  });

  it.each([
    ['half a chunk', 'data: {"choices": [{"delta"\n\n'],
    ['nothing of a chunk', 'data: null\n\n'],
    ['a page', '<html>\n<body>Welcome</body>\n</html>\n'],
    ['an answer that is no stream', '{"choices": [{"message": {"content": "Cats"}}]}'],
    ['nothing', ''],
  ])('that sends %s has failed', async (_name, text) => {
    behave = sends(text);
    expect(await ask()).toMatchObject({ text: '', ...failed('MODEL_UNAVAILABLE', true) });
  });

  it('that filtered its answer away would do so again', async () => {
    behave = sends(says('', 'content_filter'), DONE);
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', false));
  });

  it('whose line never ends is not read for ever', async () => {
    let sent = 0;
    behave = (response) => {
      response.write('data: ');
      const more = () => {
        sent += 100_000;
        response.write('x'.repeat(100_000), () => setImmediate(more));
      };
      more();
    };
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', true));
    expect(sent).toBeLessThan(20_000_000);
  });

  it('that breaks off has failed, and what it said counts', async () => {
    behave = async (response) => {
      response.write(says('Cats'));
      await delay(20);
      response.destroy();
    };
    expect(await ask()).toMatchObject({ text: 'Cats', ...failed('MODEL_UNAVAILABLE', true) });
  });

  it.each([
    ['never answers', ''],
    ['answers and says nothing', says('')],
    ['sends comments alone', ': wait\n\n'],
    ['stops in the middle', says('Cats')],
  ])('that %s is given up, and hung up on', async (_name, text) => {
    behave = (response) => (text === '' ? undefined : response.write(text));
    const answer = await ask();
    expect(answer).toMatchObject(failed('MODEL_TIMEOUT', false));
    expect(answer.text).toBe(text.includes('Cats') ? 'Cats' : '');
    await expect.poll(() => broken).toBe(true);
  });
});

describe('a stop', () => {
  const reason = new Error('stopped');

  it.each([
    ['before the first word', ''],
    ['in the middle', says('Cats')],
  ])('%s ends the request with its reason', async (_name, text) => {
    const stop = new AbortController();
    behave = (response) => {
      if (text !== '') response.write(text);
      setTimeout(() => stop.abort(reason), 50);
    };
    expect(await ask(stop.signal)).toMatchObject({ error: reason });
    await expect.poll(() => broken).toBe(true);
  });

  it('that was there before lets nothing be asked', async () => {
    expect(await ask(AbortSignal.abort(reason))).toMatchObject({ error: reason });
    expect(asked).toEqual([]);
  });

  it('by reading no further hangs up', async () => {
    behave = (response) => response.write(says('Cats'));
    const never = new AbortController().signal;
    for await (const piece of client.stream('a-model', [], never)) {
      expect(piece).toBe('Cats');
      break;
    }
    await expect.poll(() => broken).toBe(true);
  });
});
