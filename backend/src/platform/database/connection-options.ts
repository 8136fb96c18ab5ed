import type { DataSourceOptions } from 'typeorm';

/** Connections of one process. */
const POOL_SIZE = 20;

/** A query of a request that takes longer fails. Milliseconds. */
const QUERY_TIMEOUT = 4000;

/**
 * How to connect: every wait is bounded, so that a lost database is an error and not a hang.
 * @param queryTimeout milliseconds; 0 for work that may take long, such as migrations.
 */
export const connectionOptions = (url: string, queryTimeout = QUERY_TIMEOUT) =>
  ({
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    poolSize: POOL_SIZE,
    extra: {
      application_name: 'zampa',
      /** Milliseconds. */
      connectionTimeoutMillis: 2000,
      query_timeout: queryTimeout,
      options: '-c timezone=UTC',
    },
  }) satisfies DataSourceOptions;
