import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { lastValueFrom, of } from 'rxjs';
import type { Env } from '../../config/env.js';
import { DEADLINE, deadline } from '../../platform/http/deadline.js';
import { IdempotencyInterceptor } from './idempotency.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A call with a key, while Redis takes this long to claim it. @param wait milliseconds. */
async function callWith(wait: number) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'POST',
    url: '/api/v1/pets',
    originalUrl: '/api/v1/pets',
    headers: { 'idempotency-key': 'breakfast' },
    apiToken: { id: 1 },
  }) as unknown as Request;
  const response = new ServerResponse(request) as Response;
  response.statusCode = 201;
  deadline(request, response, () => undefined);
  const stored = new Map<string, string>();
  const redis = {
    defineCommand: () => undefined,
    rlflxIncr: () => Promise.resolve([1, 1000]),
    set: (place: string, kept: string) => {
      jest.advanceTimersByTime(wait);
      stored.set(place, kept);
      return Promise.resolve('OK');
    },
    del: (place: string) => Promise.resolve(Number(stored.delete(place))),
  } as unknown as Redis;
  const env = { RATE_LIMIT_FACTOR: 1 } as Env;
  const interceptor = new IdempotencyInterceptor(redis, env, pino({ enabled: false }));
  const context = {
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
    getHandler: () => callWith,
  } as unknown as ExecutionContext;
  const handle = jest.fn(() => of({ name: 'Otto' }));
  const answer = await interceptor
    .intercept(context, { handle } as CallHandler)
    .then((answers) => lastValueFrom(answers))
    .catch((error: unknown) => error);
  const kept = [...stored.values()].map((text) => (JSON.parse(text) as { answer: unknown }).answer);
  return { answer, handled: handle.mock.calls.length, kept };
}

it('the answer to a call is kept with its status', async () => {
  const body = { name: 'Otto' };
  expect(await callWith(0)).toEqual({ answer: body, handled: 1, kept: [{ status: 201, body }] });
});

it('a call whose deadline has passed before its work begins does nothing, and its key is free', async () => {
  expect(await callWith(DEADLINE)).toEqual({
    answer: expect.objectContaining({ code: 'UNAVAILABLE' }),
    handled: 0,
    kept: [],
  });
});
