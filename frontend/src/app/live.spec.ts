import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { goLive } from './live';

const ANNA = { uid: 1 } as never;

let stop: () => void;
let connect: MockInstance<typeof socket.connect>;

beforeEach(() => {
  vi.useFakeTimers();
  connect = vi.spyOn(socket, 'connect').mockReturnValue(socket);
  useSession.setState({ user: ANNA });
  stop = goLive();
  connect.mockClear();
});

afterEach(() => {
  stop();
});

const lose = (reason: string): void => {
  for (const listener of socket.listeners('disconnect')) (listener as (r: string) => void)(reason);
};

describe('a tab whose connection the server ended', () => {
  it.each([0, 0.5, 1])('comes back by itself within 5 s, at a moment of its own', (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    lose('io server disconnect');
    vi.advanceTimersByTime(1000 + random * 4000 - 1);
    expect(connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(connect).toHaveBeenCalledOnce();
  });

  it('stays away when nobody is signed in any more', () => {
    lose('io server disconnect');
    useSession.setState({ user: null });
    vi.advanceTimersByTime(10_000);
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('the connection itself', () => {
  it('comes back after any other loss, first within 2 s and never later than 5 s', () => {
    const { io } = socket;
    expect(io.reconnection()).toBe(true);
    const first = io.reconnectionDelay();
    const spread = io.randomizationFactor();
    expect(spread).toBeGreaterThanOrEqual(0.5);
    expect(first * (1 + spread)).toBeLessThanOrEqual(2000);
    expect(io.reconnectionDelayMax()).toBe(5000);
  });
});
