import type { DataSource } from 'typeorm';

/** Both count from the beginning of the log, so that they can be compared. */
const WRITTEN = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS position`;
const REPLAYED = `
  SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint AS position
  WHERE pg_is_in_recovery()`;

/** How far the primary has written its log. */
export const writtenPosition = (primary: DataSource): Promise<number> =>
  positionOf(primary, WRITTEN);

/** How far a replica has replayed it. @throws Error when the server is not a replica. */
export const replayedPosition = (replica: DataSource): Promise<number> =>
  positionOf(replica, REPLAYED);

async function positionOf(server: DataSource, sql: string): Promise<number> {
  const [row] = await server.query<{ position: number | null }[]>(sql);
  if (row?.position == null) throw new Error('DATABASE_REPLICA_URL names no replica');
  return row.position;
}
