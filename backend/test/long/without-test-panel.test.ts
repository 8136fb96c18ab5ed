import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { findsNoTestPanel } from '../harness/test-panel.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let without: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  without = await world.api(undefined, { TEST_PANEL: 'off' });
});

afterAll(() => world.close());

describe('the test panel', () => {
  it('does not exist when it is off', async () => {
    await findsNoTestPanel(await world.owner(api), without.url);
  });
});

describe('with the test panel off', () => {
  it('has no page for it', async () => {
    expect((await visit(`${without.url}/test-subscription`)).status).toBe(404);
    expect((await visit(`${api.url}/test-subscription`)).status).toBe(200);
  });
});
