import { Client, type ClientConfig } from 'pg';

/** Message of `pg`'s `query_timeout` error. */
const TIMED_OUT = 'Query read timeout';

/** PostgreSQL's error code for a write that a standby, or another read-only server, refuses. */
const READ_ONLY = '25006';

const isSpent = ({ message, code }: Error & { code?: string }): boolean =>
  message === TIMED_OUT || code === READ_ONLY;

/** A pool connection whose loss fails its queries, but never the process. */
export class PoolClient extends Client {
  private readonly send = super.query.bind(this) as (...query: unknown[]) => unknown;

  /**
   * The pool stops listening for errors before the borrower of a connection starts to. An error in
   * between would end the process; with this listener, the next query fails instead.
   */
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /**
   * Closes the connection when a query times out. Anything sent later would queue behind that
   * query: a rollback, or another request once the connection is back in the pool. Likewise when the
   * server refuses writes: after a failover, only a new connection finds the new primary.
   */
  override query = ((...query: unknown[]): unknown => {
    const answer = this.send(...query);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && isSpent(error)) void this.end();
      });
    }
    return answer;
  }) as Client['query'];
}
