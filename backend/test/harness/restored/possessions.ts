import { expect } from '@jest/globals';
import type { Summary, SummaryLink } from '../../../src/contract/summaries.js';
import { PushBrowser } from '../../stand-ins/push-browser.js';
import { Program } from '../program.js';
import { PUSH_PATH } from '../push.js';
import { unlimitedOwner } from '../questions.js';
import { done, feedOf, signIn, statusAt, WEBHOOKS, webhookOf, type Beginning } from './story.js';

const TOKENS = '/api/user/tokens';

export const POSSESSIONS: Record<string, Beginning> = {
  'removes the pet that was removed, and no other': async (world, api) => {
    const owner = await unlimitedOwner(world, api);
    const { petId } = owner;
    const kept = await owner.addPet({ name: 'Fido', species: 'cane' });
    return {
      since: () => done(owner, 'DELETE', `/api/pets/${String(petId)}`),
      restored: async (restored) => {
        const { browser } = await signIn(owner, restored);
        expect((await browser.call('GET', '/api/pets')).body).toMatchObject([{ id: kept.id }]);
      },
    };
  },

  'revokes the token that was revoked, and no other': async (world, api) => {
    const owner = await unlimitedOwner(world, api);
    const [revoked, kept] = [await Program.of(owner), await Program.of(owner)];
    return {
      since: () => done(owner, 'DELETE', `${TOKENS}/${String(revoked.id)}`),
      restored: async ({ api: { url } }) => {
        expect((await revoked.at(url).knock()).status).toBe(401);
        expect((await kept.at(url).knock()).status).toBe(405);
      },
    };
  },

  'withdraws a link that was withdrawn or replaced, and no other, and removes a summary': async (
    world,
    api,
  ) => {
    const owner = await unlimitedOwner(world, api);
    const links: (SummaryLink & { id: number })[] = [];
    for (let made = 0; made < 4; made += 1) {
      const path = `/api/pets/${String(owner.petId)}/summaries`;
      const { id } = (await owner.call<Summary>('POST', path, { language: 'en' })).body;
      const link = `/api/summaries/${String(id)}/link`;
      links.push({ id, ...(await owner.call<SummaryLink>('POST', link, { days: 7 })).body });
    }
    return {
      since: async () => {
        await done(owner, 'DELETE', `/api/summaries/${String(links[0]?.id)}/link`);
        await done(owner, 'POST', `/api/summaries/${String(links[1]?.id)}/link`, { days: 7 });
        return done(owner, 'DELETE', `/api/summaries/${String(links[2]?.id)}`);
      },
      restored: async (restored) => {
        const statuses = links.map(({ url = '' }) => statusAt(url, restored));
        expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200]);
      },
    };
  },

  'withdraws the calendar feed that was replaced, and no other': async (world, api) => {
    const [owner, other] = [await unlimitedOwner(world, api), await unlimitedOwner(world, api)];
    const [replaced, kept] = [await feedOf(owner), await feedOf(other)];
    return {
      since: async () => void (await feedOf(owner)),
      restored: async (restored) => {
        expect(await statusAt(replaced, restored)).toBe(404);
        expect(await statusAt(kept, restored)).toBe(200);
      },
    };
  },

  'ends the notifications of a browser that was signed out': async (world, api) => {
    const owner = await world.owner(api);
    const { subscription } = new PushBrowser('http://127.0.0.1:9');
    await done(owner, 'POST', PUSH_PATH, subscription);
    return {
      since: () => done(owner, 'POST', '/api/auth/logout'),
      restored: async ({ query }) =>
        expect(
          await query(`SELECT FROM push_subscriptions WHERE "userId" = ${String(owner.id)}`),
        ).toEqual([]),
    };
  },

  'removes the webhook that was removed, and switches off one that was changed': async (
    world,
    api,
  ) => {
    const owner = await unlimitedOwner(world, api);
    const [removed, changed, kept] = [
      await webhookOf(owner),
      await webhookOf(owner),
      await webhookOf(owner),
    ];
    return {
      since: async () => {
        await done(owner, 'DELETE', `${WEBHOOKS}/${String(removed)}`);
        const url = 'http://127.0.0.1:9/other';
        return done(owner, 'PATCH', `${WEBHOOKS}/${String(changed)}`, { url });
      },
      restored: async (restored) => {
        const { browser } = await signIn(owner, restored);
        expect((await browser.call('GET', WEBHOOKS)).body).toMatchObject([
          { id: changed, enabled: false },
          { id: kept, enabled: true },
        ]);
      },
    };
  },
};
