import { describe, expect, it } from '@jest/globals';
import { isOutage } from './outage.js';
import { toAppError } from './to-app-error.js';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('outage detection', () => {
  it.each([
    withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    withCode('terminating connection due to administrator command', '57P01'),
    withCode('cannot execute INSERT in a read-only transaction', '25006'),
    withCode('terminating connection due to idle-in-transaction timeout', '25P03'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('Command timed out'),
    new Error('Connection is closed.'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    new Error('LOADING Redis is loading the dataset in memory'),
    new Error("OOM command not allowed when used memory > 'maxmemory'."),
    new Error('CLUSTERDOWN The cluster is down'),
    new Error("Cluster isn't ready and enableOfflineQueue options is false"),
    new Error('MISCONF Redis is configured to save RDB snapshots'),
    new AggregateError([withCode('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
  ])('recognises "$message"', (error) => {
    expect(isOutage(error)).toBe(true);
    expect(toAppError(error).body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  });

  it('does not treat our own errors as an outage', () => {
    expect(isOutage(withCode('duplicate key value', '23505'))).toBe(false);
    expect(toAppError(new TypeError('x is undefined')).code).toBe('INTERNAL');
  });
});
