import { describe, expect, it } from '@jest/globals';
import { lookupPublic, vapidSubject } from './push-sender.js';

const lookUp = (hostname: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    lookupPublic(hostname, { all: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });

describe('a connection to a push service', () => {
  it('is not made to a name that leads into this machine', async () => {
    await expect(lookUp('localhost')).rejects.toThrow('no public address');
    await expect(lookUp('127.0.0.1')).rejects.toThrow('no public address');
    await expect(lookUp('169.254.169.254')).rejects.toThrow('no public address');
  });

  it('is made to public addresses', async () => {
    expect(await lookUp('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});

it('push services may ask the site, or the sender of its mails', () => {
  const mail = { MAIL_FROM: 'Zampa <hello@zampa.example>' };
  const site = 'https://zampa.example';
  expect(vapidSubject({ ...mail, PUBLIC_URL: site })).toBe(site);
  const local = { PUBLIC_URL: 'http://localhost:3000' };
  expect(vapidSubject({ ...mail, ...local })).toBe('mailto:hello@zampa.example');
  expect(vapidSubject({ MAIL_FROM: 'a@b.example', ...local })).toBe('mailto:a@b.example');
});
