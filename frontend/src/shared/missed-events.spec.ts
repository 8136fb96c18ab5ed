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

it('reports nothing for consecutive numbers, or after a reconnect without newer ones', () => {
  hear(11);
  hear(12);
  connect();
  join(12);
  hear(13);
  vi.advanceTimersByTime(60_000);
  expect(missed).not.toHaveBeenCalled();
});

it('reports events numbered while disconnected', () => {
  hear(11);
  connect();
  join(12);
  expect(missed).toHaveBeenCalledOnce();
  hear(13);
  expect(missed).toHaveBeenCalledOnce();
});

it('reports a skipped number, even before the newest number is known', () => {
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
  ['says nothing in time', () => vi.advanceTimersByTime(10_000)],
])('reports possibly missed events when the server %s', (_, answer) => {
  connect();
  answer();
  expect(missed).toHaveBeenCalledOnce();
});

it('reports possibly missed events after a long silence, but not while the server pings', () => {
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
])('reports a possibly missed outcome of its own call, which %s', async (_, answer) => {
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

it('expects no number for text tokens', () => {
  hear(undefined);
  hear(11);
  expect(missed).not.toHaveBeenCalled();
});

it('does not reuse the numbers of the previous user', () => {
  stop();
  const stops = [followEventNumbers(), onMissedEvents(missed)];
  join(10);
  expect(missed).toHaveBeenCalledOnce();
  for (const end of stops) end();
});
