import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DONE, says, ScriptedEndpoint } from '../../test/stand-ins/scripted-endpoint.js';
import type { Env } from '../config/env.js';
import { ReplyTick } from '../replies/reply-tick.js';
import { OpenAiClient } from './openai.client.js';

const WAIT = 10_000;
const [WOUND, NUDE] = ['data:image/jpeg;base64,d291bmQ=', 'data:image/jpeg;base64,bnVkZQ=='];

const endpoint = new ScriptedEndpoint();
let client: OpenAiClient;

beforeAll(async () => {
  const env = {
    OPENAI_BASE_URL: await endpoint.start(),
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: WAIT,
    OPENAI_IDLE_TIMEOUT_MS: WAIT,
    OPENAI_TOTAL_TIMEOUT_MS: WAIT,
  } as Env;
  client = new OpenAiClient(env, new ReplyTick(), pino({ level: 'silent' }));
});

afterAll(() => endpoint.end());

/** Answers, unless the request contains one of these words. */
const refusing = (words: string) => (response: ServerResponse) => {
  const request = JSON.stringify(endpoint.asked.at(-1)?.body);
  const error = { message: 'Your input image may contain content that is not allowed.' };
  if (request.includes(words)) response.writeHead(400).end(JSON.stringify({ error }));
  else response.end(says('Cats') + DONE);
};

/** Asks once about a photo. @returns whether each request that this took had the photo. */
async function askAbout(url: string, model: string): Promise<boolean[]> {
  endpoint.forget();
  const photos = { urls: [url], contentWithout: 'You cannot see it.' };
  const messages = [{ role: 'user' as const, content: 'What is it?', photos }];
  let text = '';
  for await (const piece of client.stream(model, messages, new AbortController().signal)) {
    text += piece;
  }
  expect(text).toBe('Cats');
  return endpoint.asked.map(({ body }) => JSON.stringify(body).includes(url));
}

describe('a photo that an endpoint refuses', () => {
  it('hides no other photo from a model that takes photos', async () => {
    endpoint.behave = refusing(NUDE);
    expect(await askAbout(WOUND, 'sees')).toEqual([true]);
    expect(await askAbout(NUDE, 'sees')).toEqual([true, false]);
    expect(await askAbout(WOUND, 'sees')).toEqual([true]);
  });

  it('is the last one for a while that is sent to a model that has taken none', async () => {
    endpoint.behave = refusing('image_url');
    expect(await askAbout(WOUND, 'blind')).toEqual([true, false]);
    expect(await askAbout(WOUND, 'blind')).toEqual([false]);
  });
});
