import type { DataSourceOptions } from 'typeorm';
import { PoolClient } from './pool-client.js';
import { typeParsers } from './type-parsers.js';

/** Milliseconds after which a query of a request fails. */
const QUERY_TIMEOUT = 4000;

/**
 * Identifies processes of this version in PostgreSQL. Change it with every version that can handle
 * a schema change which older versions cannot: such a change waits until their processes have
 * ended.
 */
const APPLICATION = 'zampa/user-stripe-ids';

/** Application names of older versions. */
export const OLDER_APPLICATIONS = ['zampa', 'zampa/bigint-ids', 'zampa/sandbox-outside'];

/** Connections that an idle process keeps: opening one takes longer than a page's queries. */
export const WARM_CONNECTIONS = 4;

interface ConnectionSettings {
  /** Pool size of the process. */
  pool: number;
  /** Milliseconds; 0 disables the timeout, for long work such as migrations. */
  queryTimeout?: number;
}

/** Connection options with a bound on every wait: a lost database causes an error, not a hang. */
export const connectionOptions = (
  url: string,
  { pool, queryTimeout = QUERY_TIMEOUT }: ConnectionSettings,
) =>
  ({
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    // Otherwise each process that starts tries to create `uuid-ossp`, which nothing here uses.
    installExtensions: false,
    logging: false,
    poolSize: pool,
    extra: {
      application_name: APPLICATION,
      types: typeParsers,
      /** Milliseconds. */
      connectionTimeoutMillis: 2000,
      min: WARM_CONNECTIONS,
      query_timeout: queryTimeout,
      options: '-c timezone=UTC',
      Client: PoolClient,
    },
  }) satisfies DataSourceOptions;

/**
 * The same for a replica, with shorter timeouts: a read that fails there is repeated on the
 * primary, within the time of the same request.
 */
export const replicaOptions = (url: string, { pool }: ConnectionSettings) => {
  const { extra, ...options } = connectionOptions(url, { pool, queryTimeout: QUERY_TIMEOUT / 2 });
  return { ...options, extra: { ...extra, connectionTimeoutMillis: QUERY_TIMEOUT / 4 } };
};
