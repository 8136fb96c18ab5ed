import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import type { SessionsService } from '../accounts/sessions.service.js';
import type { Env } from '../config/env.js';
import type { Audit } from '../platform/logging/audit.js';
import type { SessionRegistry } from '../platform/session/session-registry.js';
import type { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

const SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: { p256dh: '', auth: '' } };

/** Names of the sessions that have notifications after one was added. */
async function added(session: { ends: 'before' | 'while saving' | 'never' }) {
  const stored: string[] = [];
  let isOpen = session.ends !== 'before';
  const subscriptions = {
    save: (_tx: object, browser: { session: string }) => {
      stored.push(browser.session);
      isOpen = session.ends === 'never';
      return Promise.resolve(true);
    },
    remove: (_userId: number, which: { session: string }) => {
      stored.splice(stored.indexOf(which.session), 1);
      return Promise.resolve([1]);
    },
  } as unknown as PushSubscriptionsRepository;
  const service = new PushSubscriptionsService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    subscriptions,
    {
      lockUser: () => (isOpen ? Promise.resolve({ id: 1 }) : Promise.reject(new Error('ended'))),
    } as unknown as SessionsService,
    { isOpen: () => Promise.resolve(isOpen) } as unknown as SessionRegistry,
    { record: () => undefined } as unknown as Audit,
    { NODE_ENV: 'production', PUBLIC_URL: 'https://zampa.example.org' } as Env,
  );
  const adding = service.add({ sessionID: 'one' } as Request, SUBSCRIPTION);
  const isAdded = await adding.then(
    () => true,
    () => false,
  );
  return { isAdded, stored: stored.length };
}

it('notifications are not switched on by a session that has ended, or ends meanwhile', async () => {
  expect(await added({ ends: 'never' })).toEqual({ isAdded: true, stored: 1 });
  expect(await added({ ends: 'before' })).toEqual({ isAdded: false, stored: 0 });
  expect(await added({ ends: 'while saving' })).toEqual({ isAdded: false, stored: 0 });
});
