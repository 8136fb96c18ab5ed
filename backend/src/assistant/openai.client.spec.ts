import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DONE,
  event,
  ScriptedEndpoint,
  sendForEver,
  sends,
  says,
} from '../../test/stand-ins/scripted-endpoint.js';
import { ReplyTick } from '../replies/reply-tick.js';
import type { Env } from '../config/env.js';
import type { ModelError } from '../replies/reply-generator.js';
import { OpenAiClient } from './openai.client.js';
import { eventually } from '../../test/harness/until.js';

/** Timeouts for tests of timeouts; on a busy machine the other tests need more. Milliseconds. */
const WAITS = { first: 600, idle: 400, patient: 30_000 };
const endpoint = new ScriptedEndpoint();
let client: OpenAiClient;
let hasty: OpenAiClient;

beforeAll(async () => {
  const url = { OPENAI_API_KEY: 'the key', OPENAI_BASE_URL: await endpoint.start() };
  const clientThatWaits = (first: number, idle: number) => {
    const waits = { OPENAI_FIRST_TOKEN_TIMEOUT_MS: first, OPENAI_IDLE_TIMEOUT_MS: idle };
    const env = { ...url, ...waits, OPENAI_TOTAL_TIMEOUT_MS: 60_000 } as Env;
    return new OpenAiClient(env, new ReplyTick(), pino({ level: 'silent' }));
  };
  client = clientThatWaits(WAITS.patient, WAITS.patient);
  hasty = clientThatWaits(WAITS.first, WAITS.idle);
});

beforeEach(() => endpoint.forget());
afterAll(() => endpoint.end());

/** Asks once. @returns the pieces that came, and how it ended. */
async function ask(asked = client, signal = new AbortController().signal) {
  const pieces: string[] = [];
  const stream = asked.stream('a-model', [{ role: 'user', content: 'Why?' }], signal);
  try {
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) pieces.push(next.value);
    return { pieces, text: pieces.join(''), end: next.value };
  } catch (error) {
    return { pieces, text: pieces.join(''), error: error as ModelError };
  }
}

const failed = (failure: string, retryable: boolean) => ({ error: { failure, retryable } });

describe('a completion', () => {
  it("is requested in the endpoint's format, on a kept-alive connection", async () => {
    endpoint.behave = sends(says('Hello'), DONE);
    await ask();
    await delay(20);
    await ask();
    expect(endpoint.asked[0]).toMatchObject({
      authorization: 'Bearer the key',
      body: {
        model: 'a-model',
        messages: [{ role: 'user', content: 'Why?' }],
        stream: true,
        stream_options: { include_usage: true },
      },
    });
    expect(endpoint.asked[1]?.connection === endpoint.asked[0]?.connection).toBe(true);
  });

  it('starts with its first word, and reports its usage and how it ended', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 };
    endpoint.behave = sends(
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

  it('that ends without a finish reason or an end marker counts as cut off', async () => {
    endpoint.behave = sends(says('Cats purr'));
    expect(await ask()).toMatchObject({ text: 'Cats purr', end: { isCut: true } });
  });

  it('is passed on once per tick after its first words, in however many chunks it arrives', async () => {
    const words = Array.from({ length: 30 }, () => says('purr '));
    endpoint.behave = sends(says('Cats ') + says('may '), ...words, DONE);
    const { pieces, text } = await ask();
    expect(text).toBe(`Cats may ${'purr '.repeat(30)}`);
    expect(pieces[0]).toMatch(/^Cats may (purr ){0,3}$/);
    expect(pieces.length).toBeLessThan(6);
  });

  it('may take any total time as long as words keep coming', async () => {
    endpoint.behave = async (response) => {
      for (let word = 0; word < 8; word += 1) {
        response.write(says('purr '));
        await delay(WAITS.first / 6);
      }
      response.end(DONE);
    };
    expect((await ask(hasty)).pieces).toHaveLength(8);
  });

  it.each(['\r\n', '\r'])('may end its lines with %j', async (end) => {
    const lines = (says('Cats') + says(' purr') + DONE).replaceAll('\n', end);
    endpoint.behave = sends(lines.slice(0, 9), lines.slice(9));
    expect(await ask()).toMatchObject({ text: 'Cats purr' });
  });

  it('is read despite comments, event names and unknown fields', async () => {
    endpoint.behave = sends(
      ': wait\n\n',
      'retry: soon\nfoo: bar\nevent: chunk\nid: 1\n',
      says('Cats'),
      DONE,
    );
    expect(await ask()).toMatchObject({ text: 'Cats', end: { isCut: false } });
  });

  it('is complete without its last event, and does not wait for the connection to close', async () => {
    const cats = { text: 'Cats', end: { isCut: false } };
    endpoint.behave = sends(says('Cats', 'stop'));
    expect(await ask()).toMatchObject(cats);
    endpoint.behave = (response) => response.write(says('Cats') + DONE + says(' never said'));
    expect(await Promise.race([ask(), delay(WAITS.patient / 2)])).toMatchObject(cats);
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
  ])('that answers %i counts as failed; retryable: %s', async (status, retryable) => {
    const error = { message: 'as scripted' };
    endpoint.behave = (response) => response.writeHead(status).end(JSON.stringify({ error }));
    const answer = await ask();
    expect(answer).toMatchObject(failed('MODEL_UNAVAILABLE', retryable));
    expect(answer.error?.cause).toMatchObject({ status, message: `${String(status)} as scripted` });
  });

  it.each<[string, ScriptedEndpoint['behave']]>([
    ['refuses with an endless body', (response) => sendForEver(response.writeHead(500))],
    ['hangs up at once', (response) => response.destroy()],
  ])('that %s counts as failed', async (_name, behave) => {
    endpoint.behave = behave;
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', true));
  });

  it('that reports an error in its stream counts as failed, but its text so far is kept', async () => {
    const error = { message: 'overloaded', type: 'server_error' };
    endpoint.behave = sends(says('Cats ') + says('purr') + event({ error }) + says(' never said'));
    const answer = await ask();
    expect(answer).toMatchObject({ text: 'Cats purr', ...failed('MODEL_UNAVAILABLE', true) });
    expect(answer.error?.cause).toMatchObject({ message: 'overloaded' });
  });

  it.each([
    ['half a chunk', 'data: {"choices": [{"delta"\n\n'],
    ['an empty chunk', 'data: null\n\n'],
    ['an HTML page', '<html>\n<body>Welcome</body>\n</html>\n'],
    ['an answer that is no stream', '{"choices": [{"message": {"content": "Cats"}}]}'],
    ['nothing', ''],
  ])('that sends %s counts as failed', async (_name, text) => {
    endpoint.behave = sends(text);
    expect(await ask()).toMatchObject({ text: '', ...failed('MODEL_UNAVAILABLE', true) });
  });

  it('that filtered its answer is not retried', async () => {
    endpoint.behave = sends(says('', 'content_filter'), DONE);
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', false));
  });

  it('whose line never ends is cut off', async () => {
    let sent = () => 0;
    endpoint.behave = (response) => {
      response.write('data: ');
      sent = sendForEver(response);
    };
    expect(await ask()).toMatchObject(failed('MODEL_UNAVAILABLE', true));
    expect(sent()).toBeLessThan(20_000_000);
  });

  it('that breaks off counts as failed, but its text so far is kept', async () => {
    endpoint.behave = async (response) => {
      response.write(says('Cats'));
      await delay(20);
      response.destroy();
    };
    expect(await ask()).toMatchObject({ text: 'Cats', ...failed('MODEL_UNAVAILABLE', true) });
  });

  it.each([
    ['never answers', ''],
    ['answers and says nothing', says('')],
    ['sends only comments', ': wait\n\n'],
    ['stops in the middle', says('Cats')],
  ])('that %s times out and is disconnected', async (_name, text) => {
    endpoint.behave = (response) => (text === '' ? undefined : response.write(text));
    const answer = await ask(hasty);
    expect(answer).toMatchObject(failed('MODEL_TIMEOUT', false));
    expect(answer.text).toBe(text.includes('Cats') ? 'Cats' : '');
    await eventually(() => expect(endpoint.broken).toBe(true));
  });
});

describe('an abort', () => {
  const reason = new Error('stopped');

  it.each([
    ['before the first word', ''],
    ['in the middle', says('Cats')],
  ])("%s ends the request with the abort's reason", async (_name, text) => {
    const stop = new AbortController();
    endpoint.behave = (response) => {
      if (text !== '') response.write(text);
      setTimeout(() => stop.abort(reason), 50);
    };
    expect(await ask(client, stop.signal)).toMatchObject({ error: reason });
    await eventually(() => expect(endpoint.broken).toBe(true));
  });

  it('before the request prevents it', async () => {
    expect(await ask(client, AbortSignal.abort(reason))).toMatchObject({ error: reason });
    expect(endpoint.asked).toEqual([]);
  });

  it('by no longer reading closes the connection', async () => {
    endpoint.behave = (response) => response.write(says('Cats'));
    const never = new AbortController().signal;
    for await (const piece of client.stream('a-model', [], never)) {
      expect(piece).toBe('Cats');
      break;
    }
    await eventually(() => expect(endpoint.broken).toBe(true));
  });
});
