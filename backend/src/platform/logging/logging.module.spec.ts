import { expect, it } from '@jest/globals';
import { symbols, type Logger } from 'pino';
import type { Env } from '../../config/env.js';
import { openLog } from './logging.module.js';

const streamOf = (logger: Logger) =>
  (logger as unknown as Record<symbol, unknown>)[symbols.streamSym];

it('two logs on one output share its stream, which keeps their lines whole', () => {
  const [first, second, other] = ([1, 1, 2] as const).map((output) =>
    streamOf(openLog({ LOG_LEVEL: 'info' } as Env, output)),
  );
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});
