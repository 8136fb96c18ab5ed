import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TokenEvent } from '../../contract/socket-events.js';
import { SlowTabs } from './slow-tabs.js';
import type { Tab } from './tab.js';

const KIB = 1024;

/** A tab whose network has taken all but so many bytes. */
function newTab(bufferedAmount: number) {
  const socket = { bufferedAmount, readyState: 1, terminate: jest.fn() };
  const transport = { socket, writable: false };
  const told: unknown[] = [];
  const emit = (...event: unknown[]) => told.push(event);
  const tab = { connected: true, conn: { transport, writeBuffer: [] }, emit } as unknown as Tab;
  return { tab, socket, told };
}

const token: TokenEvent = { sessionId: 1, messageId: 2, attempt: 1, offset: 3, text: 'purr' };

let slowTabs: SlowTabs;

beforeEach(() => {
  jest.useFakeTimers();
  register.clear();
  slowTabs = new SlowTabs();
  slowTabs.onModuleInit();
});

afterEach(() => {
  slowTabs.onApplicationShutdown();
  jest.useRealTimers();
});

describe('a tab that lags', () => {
  it('is found above 64 KiB, and no other with it', () => {
    const [quick, slow] = [newTab(60 * KIB), newTab(70 * KIB)];
    expect(slowTabs.among([quick.tab, slow.tab])).toEqual([slow.tab]);
  });

  it('is told the last token it was not sent, once its network has taken the rest', () => {
    const { tab, socket, told } = newTab(70 * KIB);
    slowTabs.skip(slowTabs.among([tab]), token);
    socket.bufferedAmount = 30 * KIB;
    jest.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    socket.bufferedAmount = 0;
    jest.advanceTimersByTime(1000);
    expect(told).toEqual([['token', token]]);
    expect(slowTabs.among([tab])).toEqual([]);
  });

  it('is cut when it has lagged for 30 s, and not when it has caught up between', () => {
    const [stuck, better] = [newTab(70 * KIB), newTab(70 * KIB)];
    slowTabs.among([stuck.tab, better.tab]);
    jest.advanceTimersByTime(20_000);
    better.socket.bufferedAmount = 0;
    jest.advanceTimersByTime(5000);
    better.socket.bufferedAmount = 70 * KIB;
    slowTabs.among([better.tab]);
    jest.advanceTimersByTime(6000);
    expect(stuck.socket.terminate).toHaveBeenCalled();
    expect(better.socket.terminate).not.toHaveBeenCalled();
  });
});
