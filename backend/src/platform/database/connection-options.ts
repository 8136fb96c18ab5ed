import type { DataSourceOptions } from 'typeorm';
import { ImpatientClient } from './impatient-client.js';
import { typeParsers } from './safe-integer.js';

/** A query of a request that is not answered by then fails. Milliseconds. */
const QUERY_TIMEOUT = 4000;

/**
 * By this name the database knows a process of this version. It changes with a version that can
 * live with a change of the tables that older ones cannot: such a change waits for their end.
 */
const APPLICATION = 'zampa/sandbox-outside';

/** What processes of older versions are named. */
export const OLDER_APPLICATIONS = ['zampa', 'zampa/bigint-ids'];

interface Connecting {
  /** Connections of the process. */
  pool: number;
  /** Milliseconds; 0 for work that may take long, such as migrations. */
  queryTimeout?: number;
}

/** How to connect: every wait is bounded, so that a lost database is an error and not a hang. */
export const connectionOptions = (
  url: string,
  { pool, queryTimeout = QUERY_TIMEOUT }: Connecting,
) =>
  ({
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    poolSize: pool,
    extra: {
      application_name: APPLICATION,
      types: typeParsers,
      /** Milliseconds. */
      connectionTimeoutMillis: 2000,
      query_timeout: queryTimeout,
      options: '-c timezone=UTC',
      Client: ImpatientClient,
    },
  }) satisfies DataSourceOptions;
