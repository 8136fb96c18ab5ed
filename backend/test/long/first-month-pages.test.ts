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

describe("the first month's price on the pages", () => {
  let selling: Record<string, Process>;

  beforeAll(async () => {
    const at = (percent: string) => world.api(undefined, { FIRST_MONTH_DISCOUNT_PERCENT: percent });
    const [some, none] = await Promise.all([at('35'), at('0')]);
    selling = { '50': api, '35': some, '0': none };
  });

  const home = async (percent: string, language: string): Promise<string> => {
    const { url } = selling[percent] ?? api;
    return (await visit(url, { headers: { 'accept-language': language } })).text;
  };

  it.each([
    ['50', 'en', 'First month 50% off'],
    ['35', 'en', 'First month 35% off'],
    ['35', 'it', '35% di sconto il primo mese'],
  ])('is shown at %s %% in the HTML: %s', async (percent, language, promise) => {
    const page = await home(percent, language);
    expect(page.split(promise)).toHaveLength(3);
    expect(page).toContain(`data-first-month="${percent}"`);
    expect(page).not.toContain('__FIRST_MONTH__');
  });

  it.each(['en', 'it'])('is not mentioned if there is none: %s', async (language) => {
    const page = await home('0', language);
    expect(page).not.toMatch(/first month|primo mese|__FIRST_MONTH__/i);
    expect(page).toContain('data-first-month="0"');
    expect(page).toContain('€');
  });
});
