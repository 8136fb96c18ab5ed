import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Env } from '../config/env.js';
import type { RedisHeartbeats } from '../platform/redis/redis-heartbeats.js';
import type { IncidentsService } from './incidents.service.js';
import { StatusService } from './status.service.js';

const HOUR = 3_600_000;

const recent = jest.fn(() => Promise.resolve([]));
let status: StatusService;

beforeEach(() => {
  jest.useFakeTimers();
  recent.mockClear();
  const redis = { answering: () => new Set() } as unknown as RedisHeartbeats;
  status = new StatusService({ recent } as unknown as IncidentsService, redis, {} as Env);
});

afterEach(() => {
  jest.useRealTimers();
});

it('is checked once for all who ask within 5 s', async () => {
  await status.read();
  jest.advanceTimersByTime(4_000);
  await status.read();
  expect(recent).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2_000);
  await status.read();
  expect(recent).toHaveBeenCalledTimes(2);
});

it('is checked again as usual after a fast clock was set right', async () => {
  await status.read();
  jest.setSystemTime(Date.now() - 2 * HOUR);
  jest.advanceTimersByTime(6_000);
  await status.read();
  expect(recent).toHaveBeenCalledTimes(2);
});
