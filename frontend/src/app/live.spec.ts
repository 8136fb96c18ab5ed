import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as queries from '../shared/queries';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { goLive } from './live';

const ANNA = { uid: 1 } as never;

let stop: () => void;
let connect: MockInstance<typeof socket.connect>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
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

describe('a tab disconnected by the server', () => {
  it.each([0, 0.5, 1])('reconnects automatically within 5 s, at a random moment', (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    lose('io server disconnect');
    vi.advanceTimersByTime(1000 + random * 4000 - 1);
    expect(connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(connect).toHaveBeenCalledOnce();
  });

  it('does not reconnect once nobody is signed in', () => {
    lose('io server disconnect');
    useSession.setState({ user: null });
    vi.advanceTimersByTime(10_000);
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('the socket', () => {
  it('reconnects after any other loss, first within 2 s and then at most 5 s apart', () => {
    const { io } = socket;
    expect(io.reconnection()).toBe(true);
    const first = io.reconnectionDelay();
    const spread = io.randomizationFactor();
    expect(spread).toBeGreaterThanOrEqual(0.5);
    expect(first * (1 + spread)).toBeLessThanOrEqual(2000);
    expect(io.reconnectionDelayMax()).toBe(5000);
  });
});

describe('a reconnected tab', () => {
  const show = (visibility: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const join = (newest: number | null): void => {
    for (const listener of socket.listeners('joined')) listener({ newest });
  };
  const comeBack = (newest: number | null = null): MockInstance => {
    join(1);
    const read = vi.spyOn(queries, 'invalidatePets');
    read.mockClear();
    join(newest);
    return read;
  };

  it('refetches nothing when nothing happened in the meantime', () => {
    show('visible');
    expect(comeBack(1)).not.toHaveBeenCalled();
  });

  it('refetches when something happened in the meantime', () => {
    show('visible');
    expect(comeBack(2)).toHaveBeenCalledOnce();
  });

  it('refetches immediately when visible', () => {
    show('visible');
    expect(comeBack()).toHaveBeenCalledOnce();
  });

  it('refetches within 20 s when hidden, only once', () => {
    show('hidden');
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const read = comeBack();
    vi.advanceTimersByTime(9_999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    show('visible');
    vi.advanceTimersByTime(60_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('refetches as soon as it becomes visible', () => {
    show('hidden');
    const read = comeBack();
    show('visible');
    expect(read).toHaveBeenCalledOnce();
  });

  it('refetches nothing once signed out', () => {
    show('hidden');
    const read = comeBack();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
  });
});
