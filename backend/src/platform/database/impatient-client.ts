import { Client } from 'pg';

/** How `pg` says that an answer did not come within `query_timeout`. */
const TIMED_OUT = 'Query read timeout';

/**
 * A connection that ends when a query on it is not answered in time. What came next would wait
 * behind that query: a rollback, or another request after the connection is back in the pool.
 */
export class ImpatientClient extends Client {
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
