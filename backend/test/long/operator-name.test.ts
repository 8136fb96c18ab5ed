import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe("the operator's name", () => {
  const said = async ({ url }: Process): Promise<unknown> => {
    const { text } = await visit(url);
    const [, json = ''] = /data-operator="([^"]*)"/.exec(text) ?? [];
    const signs = { quot: '"', lt: '<', gt: '>', amp: '&' } as const;
    return JSON.parse(
      json.replace(/&(quot|lt|gt|amp);/g, (_, name: keyof typeof signs) => signs[name]),
    );
  };

  it('is shown on every page, whatever characters it has', async () => {
    const answerHours = { pro: 48, expert: 8 };
    const none = {
      name: null,
      address: null,
      supportEmail: null,
      communityUrl: null,
      answerHours,
    };
    expect(await said(api)).toEqual(none);
    const name = `"A" <b> & $& Figli`;
    const named = await world.api(undefined, { OPERATOR_NAME: name });
    expect(await said(named)).toEqual({ ...none, name });
  });
});

describe("the plans' support", () => {
  const home = async ({ url }: Process, language: string): Promise<string> =>
    (await visit(url, { headers: { 'accept-language': language } })).text;

  it.each([
    ['en', ['Priority email support', 'Business-grade support'], 'Community support'],
    ['it', ['Assistenza email prioritaria', 'Assistenza di livello professionale'], 'community'],
  ])('is offered only if somebody answers: %s', async (language, sold, community) => {
    const COMMUNITY_URL = 'https://forum.zampa.example/?a=1&b=2';
    const settings = { SUPPORT_EMAIL: 'help@zampa.example', COMMUNITY_URL };
    const [silent, answering] = [
      await home(api, language),
      await home(await world.api(undefined, settings), language),
    ];
    for (const words of sold) {
      expect(silent).not.toContain(words);
      expect(answering).toContain(words);
    }
    expect(silent).toContain(community);
    expect(silent).toContain('href="/help#community"');
    expect(answering).toContain('href="https://forum.zampa.example/?a=1&amp;b=2"');
    expect(answering).not.toContain('__COMMUNITY_URL__');
  });
});
