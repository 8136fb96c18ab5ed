import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DONE,
  event,
  ScriptedEndpoint,
  sends,
  says,
} from '../../test/stand-ins/scripted-endpoint.js';
import type { Env } from '../config/env.js';
import type { ModelError } from '../replies/reply-generator.js';
import { ReplyTick } from '../replies/reply-tick.js';
import type { ToolOffer } from './chat-messages.js';
import { OpenAiClient } from './openai.client.js';

const WAITS = { first: 1600, idle: 1600, total: 10_000 };

const endpoint = new ScriptedEndpoint();
let client: OpenAiClient;

beforeAll(async () => {
  const env = {
    OPENAI_BASE_URL: await endpoint.start(),
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: WAITS.first,
    OPENAI_IDLE_TIMEOUT_MS: WAITS.idle,
    OPENAI_TOTAL_TIMEOUT_MS: WAITS.total,
  } as Env;
  client = new OpenAiClient(env, new ReplyTick(), pino({ level: 'silent' }));
});

beforeEach(() => endpoint.forget());
afterAll(() => endpoint.end());

/** Asks once, with tools. @returns what came, and how it ended. */
async function ask(offer: ToolOffer, model = 'a-model') {
  let text = '';
  const signal = new AbortController().signal;
  const stream = client.stream(model, [{ role: 'user', content: 'Why?' }], signal, offer);
  try {
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) text += next.value;
    return { text, end: next.value };
  } catch (error) {
    return { text, error: error as ModelError };
  }
}

describe('a tool', () => {
  const LOOK = { name: 'look', description: 'Looks.', parameters: { type: 'object' } };
  const offer: ToolOffer = { tools: [LOOK], mayCall: true };
  const calls = (...tool_calls: object[]) =>
    event({ choices: [{ index: 0, delta: { tool_calls } }] });
  const ends = (finish_reason: string) =>
    event({ choices: [{ index: 0, delta: {}, finish_reason }] });
  const piece = (index: number | undefined, text: string, id?: string) => ({
    index,
    id,
    function: { ...(id && { name: `look_${id}` }), arguments: text },
  });

  it("is offered in the endpoint's format, with tool_choice none after the last round", async () => {
    endpoint.behave = sends(says('Cats'), DONE);
    await ask(offer);
    await ask({ ...offer, mayCall: false });
    const tools = [{ type: 'function', function: LOOK }];
    expect(endpoint.asked.map(({ body }) => body.tools)).toEqual([tools, tools]);
    expect(endpoint.asked.map(({ body }) => body.tool_choice)).toEqual([undefined, 'none']);
  });

  it('can be called in pieces, several at once, with or without text before them', async () => {
    endpoint.behave = sends(
      says('One moment.'),
      calls(piece(0, '', 'a')),
      calls(piece(0, '{"q":'), piece(1, '{', 'b')),
      calls(piece(1, '}')),
      calls(piece(0, '1}')),
      ends('tool_calls'),
      DONE,
    );
    const toolCalls = [
      { id: 'a', name: 'look_a', arguments: '{"q":1}' },
      { id: 'b', name: 'look_b', arguments: '{}' },
    ];
    const answer = await ask(offer);
    expect(answer).toMatchObject({ text: 'One moment.', end: { toolCalls, isCut: false } });
    endpoint.behave = sends(calls(piece(0, '{}', 'b')), ends('stop'), DONE);
    expect(await ask(offer)).toMatchObject({ text: '', end: { toolCalls: [toolCalls[1]] } });
  });

  it.each<[string, number | undefined]>([
    ['numbers all of them 0', 0],
    ['numbers none', undefined],
  ])('is recognised from an endpoint that %s', async (_name, index) => {
    endpoint.behave = sends(
      calls(piece(index, '{}', 'a')),
      calls(piece(index, '{"q"', 'b')),
      calls(piece(index, ':1}', index === undefined ? undefined : 'b')),
      ends('tool_calls'),
      DONE,
    );
    const { end } = await ask(offer);
    expect(end?.toolCalls?.map((call) => [call.id, call.arguments])).toEqual([
      ['a', '{}'],
      ['b', '{"q":1}'],
    ]);
  });

  it.each([
    ['cut at its limit', ends('length') + DONE],
    ['broken off', ''],
  ])('is not called when its call was %s', async (_name, end) => {
    endpoint.behave = sends(calls(piece(0, '{"q"', 'a')), end);
    expect(await ask(offer)).toMatchObject({ error: { failure: 'MODEL_UNAVAILABLE' } });
  });

  it('that is still being called does not time out', async () => {
    endpoint.behave = async (response) => {
      response.write(calls(piece(0, '', 'a')));
      for (let part = 0; part < 6; part += 1) {
        await delay(WAITS.first / 4);
        response.write(calls(piece(0, '1')));
      }
      response.end(ends('tool_calls') + DONE);
    };
    expect((await ask(offer)).end?.toolCalls).toMatchObject([{ arguments: '111111' }]);
  });

  it('whose call never ends is cut off', async () => {
    endpoint.behave = sends(calls(piece(0, '1'.repeat(9000), 'a')), ends('tool_calls'), DONE);
    expect((await ask(offer)).error?.cause).toMatchObject({
      message: 'calls without an end',
    });
  });

  describe('that an endpoint refuses', () => {
    const refusing = (status: number, message: string) => (response: ServerResponse) => {
      const { tools } = endpoint.asked.at(-1)?.body ?? {};
      if (tools) response.writeHead(status).end(JSON.stringify({ error: { message } }));
      else response.end(says('Cats') + DONE);
    };

    it.each([
      [400, 'Unrecognized request argument supplied'],
      [404, 'No endpoints found that support tool use.'],
      [422, 'Extra inputs are not permitted'],
      [500, 'tools param requires --jinja flag'],
    ])(
      'with %i is not offered again, and the question is still answered: %s',
      async (status, message) => {
        endpoint.behave = refusing(status, message);
        const model = `model-${String(status)}`;
        expect(await ask(offer, model)).toMatchObject({ text: 'Cats' });
        expect(await ask(offer, model)).toMatchObject({ text: 'Cats' });
        expect(endpoint.asked.map(({ body }) => 'tools' in body)).toEqual([true, false, false]);
      },
    );

    it('is offered again if the request is refused without it as well', async () => {
      const error = { message: 'too long' };
      endpoint.behave = (response) => response.writeHead(400).end(JSON.stringify({ error }));
      expect(await ask(offer, 'other')).toMatchObject({
        error: { failure: 'MODEL_UNAVAILABLE', retryable: false },
      });
      endpoint.forget();
      endpoint.behave = sends(says('Cats'), DONE);
      await ask(offer, 'other');
      expect(endpoint.asked[0]?.body).toHaveProperty('tools');
    });

    it.each([
      [401, 'tools'],
      [429, 'tools'],
      [500, 'overloaded'],
    ])('is not blamed for %i %s, which is left to the router', async (status, message) => {
      endpoint.behave = refusing(status, message);
      expect(await ask(offer, 'third')).toMatchObject({
        error: { failure: 'MODEL_UNAVAILABLE' },
      });
      expect(endpoint.asked).toHaveLength(1);
    });
  });
});
