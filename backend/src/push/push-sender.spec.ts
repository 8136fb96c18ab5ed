import { expect, it } from '@jest/globals';
import { vapidSubject } from './push-sender.js';

it('push services get the site as contact, or else the mail sender', () => {
  const mail = { MAIL_FROM: 'Zampa <hello@zampa.example>' };
  const site = 'https://zampa.example';
  expect(vapidSubject({ ...mail, PUBLIC_URL: site })).toBe(site);
  const local = { PUBLIC_URL: 'http://localhost:3000' };
  expect(vapidSubject({ ...mail, ...local })).toBe('mailto:hello@zampa.example');
  expect(vapidSubject({ MAIL_FROM: 'a@b.example', ...local })).toBe('mailto:a@b.example');
});
