import { describe, expect, it } from 'vitest';
import { EnvError, readEnv, readMigrationEnv } from './env.js';

const valid = {
  DATABASE_URL: 'postgres://zampa@127.0.0.1:5432/zampa',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return 'no fault found';
};

describe('the environment', () => {
  it('takes the port into the public URL when none is named', () => {
    expect(readEnv({ ...valid, PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  });

  it('names every fault at once', () => {
    const message = messageOf({ PORT: 'http', REDIS_URL: 'localhost', LOG_LEVEL: 'loud' });
    expect(message).toContain('DATABASE_URL: is required');
    expect(message).toContain('REDIS_URL: must be a URL');
    expect(message).toContain('PORT: must be a number');
    expect(message).toContain('LOG_LEVEL:');
  });

  it('never repeats a value, which may be a secret', () => {
    expect(messageOf({ ...valid, SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('counts an empty value as absent', () => {
    expect(readEnv({ ...valid, OPENAI_API_KEY: '' }).OPENAI_API_KEY).toBeUndefined();
  });

  it('wants a session secret in production', () => {
    expect(messageOf({ ...valid, NODE_ENV: 'production' })).toContain(
      'SESSION_SECRET: is required in production',
    );
  });

  it.each(['change-me-change-me-change-me-change-me', 'x'.repeat(40)])(
    'refuses the placeholder %s in production',
    (SESSION_SECRET) => {
      const source = { ...valid, NODE_ENV: 'production', SESSION_SECRET };
      expect(messageOf(source)).toContain('SESSION_SECRET: is a placeholder');
    },
  );

  it('trusts one proxy under https, none otherwise', () => {
    expect(readEnv({ ...valid, PUBLIC_URL: 'https://zampa.app' }).TRUST_PROXY).toBe(1);
    expect(readEnv(valid).TRUST_PROXY).toBe(0);
  });

  it('asks a migration for the database alone', () => {
    expect(readMigrationEnv({ DATABASE_URL: valid.DATABASE_URL })).toEqual({
      DATABASE_URL: valid.DATABASE_URL,
    });
  });
});
