import type { PushBrowser } from '../stand-ins/push-browser.js';
import type { Owner } from './owner.js';
import type { World } from './world.js';

/** Where a browser is subscribed to notifications. */
export const PUSH_PATH = '/api/push-subscriptions';

export const subscribe = (who: Owner, { subscription }: PushBrowser) =>
  who.call('POST', PUSH_PATH, subscription);

/** Asks for a notification in all browsers of the owner. @returns the answer. */
export const notify = async (who: Owner): Promise<unknown> =>
  (await who.call('POST', `${PUSH_PATH}/test`)).body;

/** The subscription of a browser, if there is one. */
export const subscriptionsOf = async ({ database }: World, { subscription }: PushBrowser) => {
  const query = 'SELECT id FROM push_subscriptions WHERE endpoint = $1';
  return (await database.query<{ id: number }>(query, [subscription.endpoint])).rows;
};

/** Notifications that wait for this browser. */
export const deliveriesTo = async ({ database }: World, { subscription }: PushBrowser) => {
  const query = `SELECT push_deliveries.id FROM push_deliveries
    JOIN push_subscriptions AS subscription ON subscription.id = "subscriptionId"
    WHERE endpoint = $1`;
  return (await database.query<{ id: number }>(query, [subscription.endpoint])).rows;
};
