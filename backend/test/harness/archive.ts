import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Does the work with a connection, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A new, empty database on the server of this URL. @returns its URL. */
export async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  return Object.assign(new URL(url), { pathname: name }).href;
}

export async function dropDatabase(url: string, server: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
}

/** What a restore changes deliberately. */
const CHANGED: Record<string, string> = {
  account_tokens: 'SELECT',
  backups: 'SELECT',
  billing_customers: `SELECT to_jsonb(t) - 'nextSyncAt' AS row FROM billing_customers AS t`,
  migrations: 'SELECT name AS row FROM migrations',
};

/** Every table with its number of rows and a checksum of all their values. */
export function contentOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const rows = CHANGED[name] ?? `SELECT t AS row FROM "${name}" AS t`;
      if (rows === 'SELECT') continue;
      const { rows: sums } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' ORDER BY row::text)), '')
         AS sum FROM (${rows}) AS rows`,
      );
      content[name] = sums[0]?.sum ?? '';
    }
    return content;
  });
}
