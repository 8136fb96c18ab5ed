import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from './harness/processes.js';
import { visit } from './harness/visit.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('who operates the installation', () => {
  const said = async ({ url }: Process): Promise<unknown> => {
    const { text } = await visit(url);
    const [, json = ''] = /data-operator="([^"]*)"/.exec(text) ?? [];
    const signs = { quot: '"', lt: '<', gt: '>', amp: '&' } as const;
    return JSON.parse(
      json.replace(/&(quot|lt|gt|amp);/g, (_, name: keyof typeof signs) => signs[name]),
    );
  };

  it('is told by every page, whatever the name is made of', async () => {
    const none = { name: null, address: null, supportEmail: null, communityUrl: null };
    expect(await said(api)).toEqual(none);
    const name = `"A" <b> & $& Figli`;
    const named = await world.api(undefined, { OPERATOR_NAME: name });
    expect(await said(named)).toEqual({ ...none, name });
  });
});
