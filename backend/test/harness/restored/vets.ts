import { expect } from '@jest/globals';
import { Consulting } from '../consulting.js';
import type { Process } from '../processes.js';
import { unlimitedOwner } from '../questions.js';
import { staff, vetMe, vetOnDuty } from '../vet.js';
import type { World } from '../world.js';
import { done, signIn, type Beginning, type Restored } from './story.js';

/** A vet who has a case, and the owner who asked. */
async function consulting(world: World, api: Process) {
  const vet = await vetOnDuty(world, api);
  const owner = await unlimitedOwner(world, api);
  const consultation = new Consulting(owner, vet.owner);
  return { owner, vet: vet.owner, consultation, id: await consultation.taken() };
}

const caseOf = async (id: number, { query }: Restored) =>
  (
    await query(`SELECT state, "vetUserId", chat_sessions."consultationId" AS "inChat"
      FROM consultations JOIN chat_sessions ON chat_sessions.id = "sessionId"
      WHERE consultations.id = ${String(id)}`)
  )[0];

export const VETS: Record<string, Beginning> = {
  'removes a vet who was removed, and puts the case back': async (world, api) => {
    const { id, vet, owner } = await consulting(world, api);
    return {
      since: async () => (await staff(world, 'remove', vet.email)).output,
      restored: async (restored) => {
        expect(await caseOf(id, restored)).toEqual({
          state: 'waiting',
          vetUserId: null,
          inChat: null,
        });
        const { browser } = await signIn(vet, restored);
        expect(await vetMe(browser)).toMatchObject({ code: 'NOT_FOUND' });
        expect((await signIn(owner, restored)).status).toBe(200);
      },
    };
  },

  'withdraws a question to a vet that was withdrawn': async (world, api) => {
    const { id, vet, owner } = await consulting(world, api);
    return {
      since: () => done(owner, 'POST', `/api/consultations/${String(id)}/withdraw`),
      restored: async (restored) => {
        expect(await caseOf(id, restored)).toMatchObject({ state: 'withdrawn', inChat: null });
        expect((await signIn(vet, restored)).status).toBe(200);
      },
    };
  },

  'forgets the authenticator of a vet that the operator has reset': async (world, api) => {
    const { owner: vet } = await vetOnDuty(world, api);
    return {
      since: async () => (await staff(world, 'reset-factor', vet.email)).output,
      restored: async (restored) => {
        const { browser } = await signIn(vet, restored);
        expect(await vetMe(browser)).toMatchObject({ factor: 'enrol' });
      },
    };
  },
};
