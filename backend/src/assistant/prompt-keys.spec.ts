import { describe, expect, it } from '@jest/globals';
import type { Env } from '../config/env.js';
import { PromptKeys } from './prompt-keys.js';

const keysOf = (secret: string) => new PromptKeys({ SESSION_SECRET: secret } as Env);

const SECRET = 'a'.repeat(32);

describe("a prompt's key", () => {
  it('is the same in every worker for the same pet and day', () => {
    const key = keysOf(SECRET).of(7, '2026-11-21');
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    expect(keysOf(SECRET).of(7, '2026-11-21')).toBe(key);
  });

  it('cannot be guessed from the pet, the day or another key', () => {
    const keys = [
      keysOf(SECRET).of(7, '2026-11-21'),
      keysOf(SECRET).of(8, '2026-11-21'),
      keysOf(SECRET).of(7, '2026-11-22'),
      keysOf('b'.repeat(32)).of(7, '2026-11-21'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
