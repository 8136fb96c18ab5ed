import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { followEventNumbers, onMissedEvents } from './missed-events';
import { socket } from './socket';

const missed = vi.fn();
let stop: () => void;

const connect = (): void => {
  for (const listener of socket.listeners('connect')) listener();
};
const join = (newest: number | null): void => {
  for (const listener of socket.listeners('joined')) listener({ newest });
};
const hear = (number?: number): void => {
  for (const listener of socket.listenersAny()) listener('message', {}, number);
};

beforeEach(() => {
  vi.useFakeTimers();
  const stops = [followEventNumbers(), onMissedEvents(missed)];
  stop = () => {
    for (const end of stops) end();
  };
  connect();
  join(10);
  missed.mockClear();
});

afterEach(() => stop());

it('misses nothing while every number follows the one before, and when it comes back to the last', () => {
  hear(11);
  hear(12);
  connect();
  join(12);
  hear(13);
  vi.advanceTimersByTime(60_000);
  expect(missed).not.toHaveBeenCalled();
});

it('has missed what was numbered while it was away', () => {
  hear(11);
  connect();
  join(12);
  expect(missed).toHaveBeenCalledOnce();
  hear(13);
  expect(missed).toHaveBeenCalledOnce();
});

it('has missed something when a number is left out, even before it is told the newest', () => {
  connect();
  hear(12);
  expect(missed).toHaveBeenCalledOnce();
  join(11);
  hear(13);
  expect(missed).toHaveBeenCalledOnce();
});

it.each([
  ['does not know', () => join(null)],
  ['counts anew', () => join(1_000_000)],
  ['says nothing, like an older one', () => vi.advanceTimersByTime(10_000)],
])('may have missed something when the server %s', (_, answer) => {
  connect();
  answer();
  expect(missed).toHaveBeenCalledOnce();
});

it('may have missed something after a long silence, and not while the server pings', () => {
  const comeBackAfter = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    connect();
    join(10);
  };
  comeBackAfter(299_000);
  expect(missed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200_000);
  for (const listener of socket.io.listeners('ping')) listener();
  comeBackAfter(200_000);
  expect(missed).not.toHaveBeenCalled();
  comeBackAfter(301_000);
  expect(missed).toHaveBeenCalledOnce();
});

it.each([
  ['nobody answered', () => Promise.reject(new Error('reset'))],
  ['a front door answered', () => Promise.resolve(new Response('', { status: 502 }))],
])('may have missed the outcome of its own call, which %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  await api.post('/api/pets', {}).catch(() => undefined);
  vi.advanceTimersByTime(1);
  connect();
  join(10);
  expect(missed).toHaveBeenCalledOnce();
  connect();
  join(10);
  expect(missed).toHaveBeenCalledOnce();
});

it('takes no number for pieces of a text', () => {
  hear(undefined);
  hear(11);
  expect(missed).not.toHaveBeenCalled();
});

it('knows nothing of the one who was signed in before', () => {
  stop();
  const stops = [followEventNumbers(), onMissedEvents(missed)];
  join(10);
  expect(missed).toHaveBeenCalledOnce();
  for (const end of stops) end();
});
