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

describe('the API without the test panel', () => {
  it('does not have its endpoints', async () => {
    await findsNoTestPanel(await world.owner(api), without.url);
  });
});

describe('the site without the test panel', () => {
  it('does not have its page', async () => {
    expect((await visit(`${without.url}/test-subscription`)).status).toBe(404);
    expect((await visit(`${api.url}/test-subscription`)).status).toBe(200);
  });
});
