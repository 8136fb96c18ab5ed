import { describe, expect, it } from '@jest/globals';
import { secondsLeft, signedPath, type PhotoSize } from './photo-paths.js';

const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const now = Date.UTC(2026, 10, 25, 10, 20);
const MINUTE = 60_000;

function read(path: string) {
  const url = new URL(path, 'http://zampa');
  const [, , , id = ''] = url.pathname.split('/');
  const size = url.searchParams.get('size') as PhotoSize;
  const expires = Number(url.searchParams.get('expires'));
  return [{ id: Number(id), size, expires }, url.searchParams.get('signature') ?? ''] as const;
}

const held = (path: string, at: number, all = [key]) =>
  secondsLeft(...read(path), { now: at, all });

describe("a photo's signed path", () => {
  it('is stable for up to an hour, and valid for at least another one', () => {
    const path = signedPath(7, 'thumb', { now, key });
    expect(signedPath(7, 'thumb', { now: now + 39 * MINUTE, key })).toBe(path);
    expect(signedPath(7, 'thumb', { now: now + 41 * MINUTE, key })).not.toBe(path);
    expect(held(path, now)).toBe(100 * 60);
    expect(held(path, now + 99 * MINUTE)).toBe(60);
    expect(held(path, now + 101 * MINUTE)).toBe(0);
  });

  it('is valid only for what was signed', () => {
    const [path, signature] = read(signedPath(7, 'thumb', { now, key }));
    const left = (more: object, given = signature) =>
      secondsLeft({ ...path, ...more }, given, { now, all: [key] });
    expect(left({})).toBeGreaterThan(0);
    expect([left({ id: 8 }), left({ size: 'full' }), left({ expires: path.expires + 1 })]).toEqual([
      0, 0, 0,
    ]);
    expect([left({}, ''), left({}, signature.slice(1)), left({}, `${signature}AA`)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('stays valid after a secret rotation for as long as the old secret is kept', () => {
    const path = signedPath(7, 'full', { now, key: older });
    expect(held(path, now, [key, older])).toBeGreaterThan(0);
    expect(held(path, now, [key])).toBe(0);
  });
});
