import type { NewCalendarFeed } from '../../../src/contract/calendar.js';
import type { WebhookWithSecret } from '../../../src/contract/webhooks.js';
import { Owner, PASSWORD } from '../owner.js';
import type { Process } from '../processes.js';
import { visit } from '../visit.js';
import type { World } from '../world.js';

/** The product on the restored database. */
export interface Restored {
  api: Process;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
}

/** What happens after the backup, and what is to be seen after the restore. */
export interface Story {
  /** @returns what a command of the operator has logged. */
  since: () => Promise<string | undefined>;
  restored: (restored: Restored) => Promise<void>;
}

export type Beginning = (world: World, api: Process) => Promise<Story>;

export const WEBHOOKS = '/api/user/webhooks';

export async function done(
  owner: Owner,
  method: string,
  path: string,
  body?: object,
): Promise<undefined> {
  const { status, body: answer } = await owner.call<unknown>(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
}

export const signIn = async ({ email }: Owner, { api }: Restored, password = PASSWORD) => {
  const browser = new Owner(api.url);
  const { status } = await browser.call('POST', '/api/auth/login', { email, password });
  return { browser, status };
};

export const feedOf = async (owner: Owner): Promise<string> =>
  (await owner.call<NewCalendarFeed>('POST', '/api/calendar')).body.url;

export const webhookOf = async (owner: Owner): Promise<number> => {
  const wanted = { url: 'http://127.0.0.1:9/hook', events: ['diary-entry'] };
  const { status, body } = await owner.call<WebhookWithSecret>('POST', WEBHOOKS, wanted);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
};

export const statusAt = async (url: string, { api }: Restored): Promise<number> =>
  (await visit(new URL(new URL(url).pathname, api.url))).status;
