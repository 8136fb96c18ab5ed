import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, isPublicUrl, runsLocally } from './public-address.js';

const HOSTS = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://8.8.8.8/push',
  'https://[2606:4700::1111]/push',
];

const REFUSED = [
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://metadata.google.internal/abc',
  'https://printer.local/abc',
  'https://redis/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://0/abc',
  'https://10.1.2.3/abc',
  'https://172.31.255.255/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.0.1/abc',
  'https://224.0.0.1/abc',
  'https://255.255.255.255/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[64:ff9b::7f00:1]/abc',
  'https://[2002:7f00:1::]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
  'https://[ff02::1]/abc',
  'https://[2001:db8::1]/abc',
  'https://[3fff::1]/abc',
  'ftp://example.org/abc',
  'javascript:alert(1)',
  'not an address',
  '',
];

describe('an outgoing URL', () => {
  it.each(HOSTS)('of a public host is accepted: %s', (endpoint) => {
    expect(isPublicUrl(endpoint, { local: false })).toBe(true);
    expect(isPublicUrl(endpoint, { local: true })).toBe(true);
  });

  it.each(REFUSED)('to anything else is refused: %s', (endpoint) => {
    expect(isPublicUrl(endpoint, { local: false })).toBe(false);
  });

  it('may only use the HTTPS port and configured ports', () => {
    const ports = [8443];
    expect(isPublicUrl('https://hooks.example.org:8443/a', { local: false, ports })).toBe(true);
    for (const port of [22, 80, 6379, 8080]) {
      const url = `https://hooks.example.org:${String(port)}/a`;
      expect(isPublicUrl(url, { local: false, ports })).toBe(false);
    }
  });

  it('to this machine is accepted when running for a developer', () => {
    for (const endpoint of ['http://127.0.0.1:4000/a', 'https://localhost/a', 'http://[::1]:1/a']) {
      expect(isPublicUrl(endpoint, { local: true })).toBe(true);
    }
    for (const endpoint of ['http://10.0.0.1/a', 'https://192.168.1.1/a', 'ftp://localhost/a']) {
      expect(isPublicUrl(endpoint, { local: true })).toBe(false);
    }
  });
});

it('no address in a private network is public, whatever its last part', () => {
  for (const net of ['0.', '10.', '127.', '169.254.', '172.16.', '172.31.', '192.168.', '240.']) {
    for (let end = 0; end < 256; end += 15) {
      const parts = `${net}${String(end)}.1.1.1`.split('.').slice(0, 4);
      expect(isPublicAddress(parts.join('.'))).toBe(false);
    }
  }
  expect(isPublicAddress('172.32.0.1')).toBe(true);
  expect(isPublicAddress('fcm.googleapis.com')).toBe(false);
});

it('the product counts as local only by its own URL, and never in production', () => {
  const local = { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' } as const;
  expect(runsLocally(local)).toBe(true);
  expect(runsLocally({ ...local, NODE_ENV: 'production' })).toBe(false);
  expect(runsLocally({ ...local, PUBLIC_URL: 'http://zampa.example' })).toBe(false);
});
