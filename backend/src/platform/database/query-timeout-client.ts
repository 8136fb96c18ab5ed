import { Client } from 'pg';

/** Message of `pg`'s `query_timeout` error. */
const TIMED_OUT = 'Query read timeout';

/**
 * Closes the connection when a query times out. Anything sent later would queue behind that query:
 * a rollback, or another request once the connection is back in the pool.
 */
export class QueryTimeoutClient extends Client {
  private readonly send = super.query.bind(this) as (...query: unknown[]) => unknown;

  override query = ((...query: unknown[]): unknown => {
    const answer = this.send(...query);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === TIMED_OUT) void this.end();
      });
    }
    return answer;
  }) as Client['query'];
}
