import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ThrottledWarnings } from './throttled-warnings.js';

let lines: { level: number; msg: string }[];
let warnings: ThrottledWarnings;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
  warnings = new ThrottledWarnings(pino({ level: 'debug' }, { write }));
});

afterEach(() => {
  jest.useRealTimers();
});

const refused = (text: string, times: number) => {
  for (let time = 0; time < times; time += 1) warnings.warn({ err: new Error('refused') }, text);
};

const warned = () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg);

it('warns of a failure at once, then once a minute', () => {
  refused('Redis connection', 100);
  expect(warned()).toEqual(['Redis connection']);
  expect(lines).toHaveLength(100);
  jest.advanceTimersByTime(59_000);
  refused('Redis connection', 100);
  expect(warned()).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  refused('Redis connection', 100);
  expect(warned()).toHaveLength(2);
});

it('warns of each kind of failure', () => {
  refused('mail queue', 2);
  refused('push queue', 2);
  warnings.warn({ err: new Error('timed out') }, 'mail queue');
  expect(warned()).toEqual(['mail queue', 'push queue', 'mail queue']);
});

it('warns of a failure that recurs after it had ended', () => {
  refused('Redis connection', 2);
  warnings.forget();
  refused('Redis connection', 2);
  expect(warned()).toHaveLength(2);
});

it('warns once a minute even after a fast clock was set right', () => {
  refused('Redis connection', 2);
  jest.setSystemTime(Date.now() - 7_200_000);
  jest.advanceTimersByTime(60_000);
  refused('Redis connection', 2);
  expect(warned()).toHaveLength(2);
});
