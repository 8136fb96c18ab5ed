import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { variables } from './variables.js';

/** Settings that are not passed on: addresses within a container, and a setting for tests. */
const NOT_PASSED = ['HOST', 'METRICS_HOST', 'API_METRICS_PORT', 'WEBHOOK_TEST_HOSTS'];

it('docker-compose.yml passes every setting to the containers', () => {
  const file = new URL('../../../docker-compose.yml', import.meta.url);
  const passed = new Set(
    [...readFileSync(file, 'utf8').matchAll(/\b([A-Z][A-Z_]+?)(_FILE)?:/g)].map(([, name]) => name),
  );
  const missing = Object.keys(variables.shape).filter((name) => !passed.has(name));
  expect(missing.sort()).toEqual(NOT_PASSED.sort());
});
