import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { readMigrationEnv } from './tool-env.js';
import { messageOf, SESSION_SECRET, VALID } from './env.fixture.js';

describe('the environment', () => {
  it("has the operator's details as far as they are given", () => {
    const answerHours = { pro: 48, expert: 8 };
    const none = {
      name: null,
      address: null,
      supportEmail: null,
      communityUrl: null,
      answerHours,
    };
    expect(readEnv({ ...VALID, SUPPORT_EMAIL: '' }).operator).toEqual(none);
    const named = { OPERATOR_NAME: 'Zampa srl', SUPPORT_EMAIL: 'help@zampa.example' };
    expect(readEnv({ ...VALID, ...named }).operator).toEqual({
      ...none,
      name: 'Zampa srl',
      supportEmail: 'help@zampa.example',
    });
  });

  it('derives the public URL from the port when none is given', () => {
    expect(readEnv({ ...VALID, PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  });

  it('reports all errors at once', () => {
    const message = messageOf({ PORT: 'http', REDIS_URL: 'localhost', LOG_LEVEL: 'loud' });
    expect(message).toContain('DATABASE_URL: is required');
    expect(message).toContain('REDIS_URL: must be a URL');
    expect(message).toContain('PORT: must be a whole number from 0 to 65535');
    expect(message).toContain('LOG_LEVEL:');
  });

  it.each([
    ['METRICS_PORT', '99999', 'must be a whole number from 0 to 65535'],
    ['WORKER_CONCURRENCY', '0', 'must be a whole number from 1 to 2000'],
    ['TRUST_PROXY', '-1', 'must be a whole number from 0 to 10'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
    ['RATE_LIMIT_FACTOR', '0', 'must be a number above 0'],
    ['SMTP_URL', 'smtp://', 'must name a host'],
    ['SMTP_URL', 'smtp://user:p%ss@host', 'has a % that begins no %XX'],
    ['PUBLIC_URL', 'http://localhost:3000/zampa', 'must end after the host or port'],
    ['PUBLIC_URL', 'http://user:word@localhost:3000', 'must end after the host or port'],
  ])('explains what is wrong with %s=%s', (name, value, lack) => {
    expect(messageOf({ ...VALID, [name]: value })).toContain(`${name}: ${lack}`);
  });

  it('accepts a public URL with a trailing slash', () => {
    expect(readEnv({ ...VALID, PUBLIC_URL: 'http://localhost:4000/' }).PUBLIC_URL).toBe(
      'http://localhost:4000',
    );
  });

  it('requires two different ports, even if PORT is empty', () => {
    const message = messageOf({ ...VALID, PORT: '', API_METRICS_PORT: '3000' });
    expect(message).toContain('API_METRICS_PORT: must be another port than PORT');
  });

  it('never repeats a value, which may be a secret', () => {
    expect(messageOf({ ...VALID, SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('counts an empty value as absent', () => {
    expect(readEnv({ ...VALID, OPENAI_API_KEY: '' }).OPENAI_API_KEY).toBeUndefined();
  });

  it('takes no blank around a comma for a part of a secret', () => {
    const [fresh, old] = [SESSION_SECRET, SESSION_SECRET.toUpperCase()];
    const env = readEnv({ ...VALID, SESSION_SECRET: `${fresh} , ${old}` });
    expect(env.SESSION_SECRET).toBe(`${fresh},${old}`);
    expect(messageOf({ ...VALID, SESSION_SECRET: `${fresh},${' '.repeat(32)}` })).toContain(
      'SESSION_SECRET: must have at least 32 characters',
    );
  });

  it('requires a session secret in production', () => {
    expect(messageOf({ ...VALID, NODE_ENV: 'production' })).toContain(
      'SESSION_SECRET: is required in production',
    );
  });

  it.each(['change-me-change-me-change-me-change-me', 'x'.repeat(40)])(
    'refuses the placeholder %s in production',
    (SESSION_SECRET) => {
      const source = { ...VALID, NODE_ENV: 'production', SESSION_SECRET };
      expect(messageOf(source)).toContain('SESSION_SECRET: is a placeholder');
    },
  );

  it.each([
    ['two characters', 'ab'.repeat(20)],
    ['a short part', '1029384756'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['rows of keys', 'qwertyuiopasdfghjklzxcvbnm654321'],
    ['the newer of two', `${'deadbeef'.repeat(8)},${SESSION_SECRET}`],
  ])('refuses a low-entropy secret in production: %s', (_, secret) => {
    const source = { ...VALID, NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(messageOf(source)).toContain('SESSION_SECRET: repeats itself too much to be random');
    expect(messageOf(source)).not.toContain(secret);
  });

  it.each([
    ['production', 'http://zampa.example', 'PUBLIC_URL: must be https in production'],
    ['production', 'http://192.168.1.7:3000', 'PUBLIC_URL: must be https in production'],
    ['production', 'http://localhost.example', 'PUBLIC_URL: must be https in production'],
    ['development', 'https://zampa.example', 'PUBLIC_URL: an https address needs NODE_ENV'],
    ['', 'https://zampa.example', 'PUBLIC_URL: an https address needs NODE_ENV'],
  ])('with NODE_ENV=%s refuses %s', (NODE_ENV, PUBLIC_URL, fault) => {
    expect(messageOf({ ...VALID, SESSION_SECRET, NODE_ENV, PUBLIC_URL })).toContain(fault);
  });

  it.each([
    ['production', 'https://zampa.example'],
    ['production', 'http://localhost:3000'],
    ['production', 'http://127.0.0.1:3000'],
    ['production', 'http://[::1]:3000'],
    ['development', 'http://192.168.1.7:3000'],
  ])('with NODE_ENV=%s accepts %s', (NODE_ENV, PUBLIC_URL) => {
    const env = readEnv({ ...VALID, SESSION_SECRET, NODE_ENV, PUBLIC_URL });
    expect(env.PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it.each([
    'mysql://zampa@db/zampa',
    'postgres:zampa',
    'postgres://',
    'postgresql://zampa:p#ss@db/zampa',
    'postgresql://zampa:p%ss@db/zampa',
    'postgresql://db/zampa?sslrootcert=/nowhere/ca.crt',
  ])('reports the database URL %s along with other errors', (DATABASE_URL) => {
    const message = messageOf({ ...VALID, DATABASE_URL, PORT: 'many' });
    expect(message).toContain('DATABASE_URL: ');
    expect(message).toContain('PORT: ');
    expect(message).not.toMatch(/p[#%]ss/);
  });

  it.each([
    ['development', '', true],
    ['development', 'on', true],
    ['development', 'off', false],
    ['test', '', true],
    ['production', '', false],
    ['production', 'off', false],
  ])('in %s with TEST_PANEL=%s has the test panel: %s', (NODE_ENV, TEST_PANEL, there) => {
    const source = { ...VALID, NODE_ENV, TEST_PANEL, SESSION_SECRET };
    expect(readEnv(source).TEST_PANEL).toBe(there);
  });

  it('refuses the test panel in production', () => {
    const source = { ...VALID, NODE_ENV: 'production', TEST_PANEL: 'on', SESSION_SECRET };
    expect(messageOf(source)).toContain('TEST_PANEL: cannot be on in production');
  });

  it("halves the first month's price unless configured otherwise", () => {
    expect(readEnv(VALID).FIRST_MONTH_DISCOUNT_PERCENT).toBe(50);
    const none = { ...VALID, FIRST_MONTH_DISCOUNT_PERCENT: '0' };
    expect(readEnv(none).FIRST_MONTH_DISCOUNT_PERCENT).toBe(0);
  });

  it.each([
    ['FIRST_MONTH_DISCOUNT_PERCENT', '-1'],
    ['FIRST_MONTH_DISCOUNT_PERCENT', '96'],
    ['FIRST_MONTH_DISCOUNT_PERCENT', '100'],
    ['FIRST_MONTH_DISCOUNT_PERCENT', '12.5'],
    ['FIRST_MONTH_DISCOUNT_PERCENT', 'half'],
    ['SUPPORT_EMAIL', 'help'],
    ['SUPPORT_EMAIL', 'Zampa <help@zampa.example>'],
    ['SUPPORT_HOURS_PRO', '0'],
    ['SUPPORT_HOURS_EXPERT', '721'],
    ['COMMUNITY_URL', 'forum.zampa.example'],
    ['COMMUNITY_URL', 'javascript:alert(1)'],
    ['META_PIXEL_ID', '1234'],
    ['META_PIXEL_ID', '1'.repeat(21)],
    ['META_PIXEL_ID', '12345x'],
    ['META_PIXEL_ID', "12345'+alert(1)"],
    ['TEST_PANEL', 'true'],
    ['TEST_PANEL', 'ON'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['REDIS_QUEUE_URL', 'queue:6379'],
    ['REDIS_QUEUE_URL', 'redis://one:6379,two:6379'],
    ['REDIS_QUEUE_URL', 'redis://one:6379,redis://one:6379'],
    ['REDIS_LIVE_URL', 'http://live'],
    ['REDIS_SESSION_URL', 'redis://'],
    ['REDIS_QUEUE_URL', 'redis+cluster://queue:6379'],
    ['MODEL_PRICE_INPUT', '-1'],
    ['MODEL_PRICE_OUTPUT', 'cheap'],
    ['OPERATOR_PASSWORD', 'short-one'],
    ['OPERATOR_PASSWORD', 'change-me-please'],
    ['OPERATOR_PASSWORD', 'operator-password'],
    ['OPERATOR_PASSWORD', 'abcabcabcabcabc'],
    ['HOST', 'localhost:3000'],
    ['HOST', 'http://localhost'],
    ['METRICS_HOST', '10.0.0.1/8'],
    ['API_METRICS_PORT', '70000'],
    ['API_METRICS_PORT', '3000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['MAIL_FROM', 'Zampa'],
    ['MAIL_FROM', 'Zampa <zampa>'],
    ['MAIL_FROM', 'Zampa, pets <zampa@example.org>'],
    ['MAIL_FROM', 'zampa@example.org, other@example.org'],
    ['MAIL_FROM', 'Zampa\r\nBcc: <other@example.org>'],
  ])('refuses %s=%s', (name, value) => {
    expect(messageOf({ ...VALID, [name]: value })).toContain(`${name}: `);
  });

  it.each([
    'zampa@example.org',
    '<zampa@example.org>',
    'Zampa <zampa@example.org>',
    '"Zampa, pets" <zampa@example.org>',
  ])('accepts %s as the sender of mails', (MAIL_FROM) => {
    const SMTP_URL = 'smtps://zampa:pass@mail.example.org';
    expect(readEnv({ ...VALID, SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
  });

  it('has no pixel unless one is configured', () => {
    expect(readEnv({ ...VALID, META_PIXEL_ID: '' }).META_PIXEL_ID).toBeUndefined();
    expect(readEnv({ ...VALID, META_PIXEL_ID: '12345' }).META_PIXEL_ID).toBe('12345');
  });

  it('trusts one proxy under https, none otherwise', () => {
    const secure = { ...VALID, NODE_ENV: 'production', SESSION_SECRET };
    expect(readEnv({ ...secure, PUBLIC_URL: 'https://zampa.app' }).TRUST_PROXY).toBe(1);
    expect(readEnv(VALID).TRUST_PROXY).toBe(0);
  });

  it('requires only the database for a migration', () => {
    expect(readMigrationEnv({ DATABASE_URL: VALID.DATABASE_URL })).toEqual({
      DATABASE_URL: VALID.DATABASE_URL,
    });
  });
});
