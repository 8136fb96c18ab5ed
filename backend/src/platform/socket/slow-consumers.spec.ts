import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TokenEvent } from '../../contract/socket-events.js';
import { SlowConsumers } from './slow-consumers.js';
import type { Tab } from './tab.js';

const KIB = 1024;

/** A tab with this many bytes still buffered. */
function newTab(bufferedAmount: number) {
  const socket = { bufferedAmount, readyState: 1, terminate: jest.fn() };
  const transport = { socket, writable: false };
  const sent: unknown[] = [];
  const emit = (...event: unknown[]) => sent.push(event);
  const tab = { connected: true, conn: { transport, writeBuffer: [] }, emit } as unknown as Tab;
  return { tab, socket, sent };
}

const token: TokenEvent = { sessionId: 1, messageId: 2, attempt: 1, offset: 3, text: 'purr' };

let slowConsumers: SlowConsumers;

beforeEach(() => {
  jest.useFakeTimers();
  register.clear();
  slowConsumers = new SlowConsumers();
  slowConsumers.onModuleInit();
});

afterEach(() => {
  slowConsumers.onApplicationShutdown();
  jest.useRealTimers();
});

describe('a lagging tab', () => {
  it('is detected above 64 KiB without affecting other tabs', () => {
    const [quick, slow] = [newTab(60 * KIB), newTab(70 * KIB)];
    expect([quick, slow].map(({ tab }) => slowConsumers.isLagging(tab))).toEqual([false, true]);
  });

  it('gets the last skipped token once its buffer is empty', () => {
    const { tab, socket, sent } = newTab(70 * KIB);
    expect(slowConsumers.isLagging(tab)).toBe(true);
    slowConsumers.recordSkipped([tab], token);
    socket.bufferedAmount = 30 * KIB;
    jest.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    socket.bufferedAmount = 0;
    jest.advanceTimersByTime(1000);
    expect(sent).toEqual([['token', token]]);
    expect(slowConsumers.isLagging(tab)).toBe(false);
  });

  it('is disconnected after lagging for 30 s, unless it has caught up in between', () => {
    const [stuck, better] = [newTab(70 * KIB), newTab(70 * KIB)];
    for (const { tab } of [stuck, better]) slowConsumers.isLagging(tab);
    jest.advanceTimersByTime(20_000);
    better.socket.bufferedAmount = 0;
    jest.advanceTimersByTime(5000);
    better.socket.bufferedAmount = 70 * KIB;
    slowConsumers.isLagging(better.tab);
    jest.advanceTimersByTime(6000);
    expect(stuck.socket.terminate).toHaveBeenCalled();
    expect(better.socket.terminate).not.toHaveBeenCalled();
  });
});
