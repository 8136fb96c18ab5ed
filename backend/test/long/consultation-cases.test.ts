import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../src/contract/consultations.js';
import { at, HERE, QUESTION, SHARED, told, wordsOf } from '../harness/consulting.js';
import type { Owner } from '../harness/owner.js';
import { brief, refusal } from '../harness/refusal.js';
import { eventually } from '../harness/until.js';
import { api, owner, talk, useConsulting, vet, world } from '../harness/use-consulting.js';
import { staff, vetOnDuty } from '../harness/vet.js';

useConsulting();

describe('a case', () => {
  it('goes to one of two vets who take it at once; the other cannot see it', async () => {
    const rival = (await vetOnDuty(world, api)).owner;
    const { id } = (await talk.ask()).body;
    const answers = await Promise.all([talk.take<unknown>(id), talk.take<unknown>(id, rival)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const loser = answers[0].status === 200 ? rival : vet;
    for (const [method, more, body] of [
      ['GET', '', undefined],
      ['POST', '/take', undefined],
      ['POST', '/messages', { text: 'Hello', clientId: randomUUID() }],
      ['POST', '/typing', { active: true }],
      ['POST', '/hand-back', undefined],
      ['POST', '/close', { advice: 'None', clientId: randomUUID() }],
    ] as const) {
      expect(brief(await loser.call(method, at(id, more), body))).toEqual(
        refusal(404, 'NOT_FOUND'),
      );
    }
    expect((await talk.queueOf(loser)).taken.map((one) => one.id)).not.toContain(id);
  });

  it('is offered only to vets who treat the species', async () => {
    const { id } = (await talk.ask()).body;
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { species: 'coniglio' });
    expect(brief(await talk.take<unknown>(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await talk.read(id)).state).toBe('waiting');
  });

  it('shows its vet what the owner said while it waited, but no later words to the assistant', async () => {
    const { id } = (await talk.ask()).body;
    const tab = await vet.tab();
    const { reply } = await owner.ask('Now she cannot breathe and has collapsed!');
    await eventually(() => expect(tab.count('cases-changed')).toBeGreaterThan(0));
    await owner.finished(reply.id);
    const { body } = await talk.take(id);
    expect(body.level).toBe('emergency');
    expect(wordsOf(body)).toContain('Now she cannot breathe and has collapsed!');
    expect(wordsOf(body).filter((words) => words === QUESTION)).toHaveLength(1);
    const aside = await owner.send('Between us: does she like the vet?', { to: 'assistant' });
    await owner.finished(aside.body.reply.id);
    await talk.write(id, 'Go to the clinic at once.');
    const words = wordsOf((await talk.caseOf(id)).body);
    expect(words).not.toContain('Between us: does she like the vet?');
    expect(words.at(-1)).toBe('Go to the clinic at once.');
    vet.closeTabs();
  });

  it('without a shared conversation shows nothing said while it waited', async () => {
    const { id } = (await talk.ask({ conversation: false, summary: false })).body;
    await owner.finished((await owner.ask('Something private')).reply.id);
    expect(JSON.stringify((await talk.take(id)).body)).not.toContain('Something private');
  });

  it('is not hidden by an edited question, neither its own nor an earlier one', async () => {
    const before = await owner.ask('How long do cats sleep?');
    await owner.finished(before.reply.id);
    const id = await talk.taken();
    await talk.write(id, 'Keep the ear dry.');
    const told = (await owner.messages()).findLast(({ role }) => role === 'user');
    for (const replaces of [before.message.id, told?.id]) {
      const edit = await owner.send('How much do cats sleep?', { replaces, to: 'assistant' });
      expect(brief(edit)).toEqual(refusal(404, 'NOT_FOUND'));
    }
    expect((await owner.messages()).map(({ content }) => content)).toContain('Keep the ear dry.');
    const after = await owner.send('And dogs?', { to: 'assistant' });
    await owner.finished(after.body.reply.id);
    const { id: replaces } = after.body.message;
    const edit = await owner.send('And rabbits?', { replaces, to: 'assistant' });
    expect(edit.status).toBe(201);
    await owner.finished(edit.body.reply.id);
  });

  it('goes back to the queue when the vet hands it back, and the assistant answers again', async () => {
    const tab = await owner.tab();
    const id = await talk.taken();
    expect((await vet.call('POST', at(id, '/hand-back'))).status).toBe(204);
    expect(await talk.read(id)).toMatchObject({ state: 'waiting', vet: null, takenAt: null });
    await eventually(() => expect(tab.count('consultation-changed')).toBeGreaterThanOrEqual(3));
    expect(brief(await talk.write(id, 'Too late'))).toEqual(refusal(404, 'NOT_FOUND'));
    const { reply } = await owner.ask('Anybody there?');
    expect((await owner.finished(reply.id)).content).toMatch(/\S/);
    owner.closeTabs();
  });

  it('can be taken back by the owner, and is finished after a downgrade', async () => {
    const tab = await vet.tab();
    const withdrawn = await talk.taken();
    await owner.call('POST', `${HERE}/${String(withdrawn)}/withdraw`);
    await eventually(() =>
      expect(told(tab, 'case-gone')).toContainEqual({ consultationId: withdrawn }),
    );
    expect(brief(await talk.caseOf<never>(withdrawn))).toEqual(refusal(404, 'NOT_FOUND'));
    const id = await talk.taken();
    await world.setPlan(owner, 'free');
    expect((await owner.send('Still here')).body.reply.status).toBe('complete');
    expect((await talk.close(id, 'All is well.')).status).toBe(204);
    expect((await talk.read(id)).state).toBe('closed');
    expect(brief(await talk.ask())).toEqual(
      refusal(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'free' }),
    );
    vet.closeTabs();
  });

  it('disappears live for its vet when the account or the pet is removed', async () => {
    const tab = await vet.tab();
    const first = await talk.taken();
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    await owner.addPet();
    await owner.openChat();
    const second = await talk.taken();
    expect((await owner.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBeLessThan(
      300,
    );
    for (const consultationId of [first, second]) {
      await eventually(() => expect(told(tab, 'case-gone')).toContainEqual({ consultationId }));
      expect(brief(await talk.caseOf<never>(consultationId))).toEqual(refusal(404, 'NOT_FOUND'));
    }
    const { rows } = await world.database.query('SELECT FROM consultations WHERE id = ANY($1)', [
      [first, second],
    ]);
    expect(rows).toEqual([]);
    vet.closeTabs();
  });

  it.each([
    ['the operator removes its vet', (leaving: Owner) => staff(world, 'remove', leaving.email)],
    [
      'its vet closes the account',
      (leaving: Owner) => leaving.call('DELETE', '/api/user', { confirm: 'DELETE' }),
    ],
  ])('waits again when %s, and the owner and other vets are notified', async (_, remove) => {
    const leaving = (await vetOnDuty(world, api)).owner;
    const { id } = (await talk.ask()).body;
    await talk.take(id, leaving);
    const tab = await owner.tab();
    const other = await vet.tab();
    await remove(leaving);
    await eventually(() => expect(tab.count('consultation-changed')).toBeGreaterThan(0));
    await eventually(() => expect(other.count('cases-changed')).toBeGreaterThan(0));
    expect(await talk.read(id)).toMatchObject({ state: 'waiting', vet: null });
    const late = { text: 'Too late', clientId: randomUUID() };
    expect([401, 404]).toContain((await leaving.call('POST', at(id, '/messages'), late)).status);
    expect((await talk.take(id)).status).toBe(200);
    owner.closeTabs();
    vet.closeTabs();
  });

  it("is part of its owner's export", async () => {
    const id = await talk.taken();
    await talk.write(id, 'Hello');
    const { body } = await owner.call<{ consultations: Consultation[] }>('GET', '/api/user/export');
    expect(body.consultations).toMatchObject([{ id, question: QUESTION, shared: SHARED }]);
    expect(JSON.stringify(body)).toContain('Dr. Ada Verdi');
  });
});
