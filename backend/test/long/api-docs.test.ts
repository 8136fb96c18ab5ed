import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;

beforeAll(async () => {
  world = await World.create();
});

afterAll(() => world.close());

describe('the OpenAPI description', () => {
  it('matches the code; `npm run api-docs` writes it', async () => {
    const main = join(root, 'backend/api-docs/main.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [main, '--print']);
    expect(readFileSync(join(root, 'docs/openapi.json'), 'utf8')).toBe(stdout);
  });

  it('is served in production, too', async () => {
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://zampa.example' };
    const production = await world.api(undefined, settings);
    const headers = { 'x-forwarded-proto': 'https' };
    for (const path of ['openapi.json', 'docs']) {
      expect((await visit(`${production.url}/api/${path}`, { headers })).status).toBe(200);
    }
  });
});
