import { describe, expect, it } from '@jest/globals';
import { ReplicaLag } from './replica-lag.js';

describe("a replica's lag", () => {
  it('is the age of the oldest change it lacks', () => {
    const lag = new ReplicaLag();
    lag.written(100, 0);
    lag.written(200, 1000);
    lag.replayed(150);
    expect(lag.seconds(4000)).toBe(3);
    lag.replayed(200);
    expect(lag.seconds(4000)).toBe(0);
  });

  it('is zero while nothing is written', () => {
    const lag = new ReplicaLag();
    lag.written(100, 0);
    lag.replayed(100);
    lag.written(100, 60_000);
    lag.replayed(100);
    expect(lag.seconds(90_000)).toBe(0);
  });

  it('keeps growing while the replica is down, and shrinks as it catches up', () => {
    const lag = new ReplicaLag();
    for (let second = 0; second < 1000; second += 1) lag.written(second, second * 1000);
    expect(lag.seconds(1_000_000)).toBe(1000);
    lag.replayed(30);
    expect(lag.seconds(1_000_000)).toBe(969);
    lag.replayed(998);
    expect(lag.seconds(1_000_000)).toBe(1);
  });
});
