import type { Owner } from './owner.js';
import type { World } from './world.js';

export const removeAccount = (owner: Owner) =>
  owner.call('DELETE', '/api/user', { confirm: 'DELETE' });

/** The number of rows that belong to a user. */
export async function rowsOfAccount({ database }: World, owner: Owner): Promise<number> {
  const { id, petId, sessionId } = owner;
  const { rows } = await database.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM users WHERE id = $1)
          + (SELECT count(*) FROM pets WHERE "userId" = $1 OR id = $2)
          + (SELECT count(*) FROM chat_sessions WHERE "userId" = $1 OR id = $3)
          + (SELECT count(*) FROM chat_messages WHERE "sessionId" = $3) AS count`,
    [id, petId, sessionId],
  );
  return Number(rows[0]?.count);
}
