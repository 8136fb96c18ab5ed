import { expect, it } from '@jest/globals';
import { reasonOf } from './run-tool.js';

it('reports why a connection was refused at every address of a host', () => {
  const refused = new AggregateError([new Error('::1'), new Error('127.0.0.1')]);
  expect(reasonOf(Object.assign(refused, { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  expect(reasonOf(new Error('no such role'))).toBe('no such role');
});
