import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SendMessageReply } from '../src/contract/chat.js';
import type { DiaryEntry } from '../src/contract/diary.js';
import { at, Consulting, HERE, mailsOfVet, QUESTION, VETS } from './harness/consulting.js';
import { openPhoto, uploaded } from './harness/photographer.js';
import { PublicProgram } from './harness/public-program.js';
import { brief, refusal } from './harness/refusal.js';
import { api, owner, talk, useConsulting, vet, world } from './harness/use-consulting.js';
import { anotherSession, vetOnDuty } from './harness/vet.js';

useConsulting();

describe("the vets' queue", () => {
  it('begins with the gravest case, even if it was asked or became so last', async () => {
    const other = await world.ownerInChat(api);
    await world.setPlan(other, 'expert');
    const routine = (await talk.ask({ question: 'Which brush is best for her coat?' })).body;
    const urgent = (await new Consulting(other, vet).ask()).body;
    expect([routine.level, urgent.level]).toEqual(['routine', 'urgent']);
    const order = async () =>
      (await talk.queueOf()).waiting
        .map(({ id, level }) => ({ id, level }))
        .filter(({ id }) => id === routine.id || id === urgent.id);
    const [first, last] = [
      { id: urgent.id, level: 'urgent' },
      { id: routine.id, level: 'routine' },
    ];
    expect(await order()).toEqual([first, last]);
    const { reply } = await owner.ask('Now she cannot breathe and has collapsed!');
    await owner.finished(reply.id);
    expect(await order()).toEqual([{ ...last, level: 'emergency' }, first]);
  });
});

describe('a case', () => {
  it('keeps the level of its question once it is closed, whatever the owner tells Zampa later', async () => {
    const id = await talk.taken({ question: 'Which brush is best for her coat?' });
    await talk.close(id, 'A soft one.');
    const { reply } = await owner.ask('She cannot breathe and has collapsed!');
    await owner.finished(reply.id);
    expect((await talk.queueOf()).closed.find((one) => one.id === id)?.level).toBe('routine');
    expect((await talk.caseOf(id)).body.level).toBe('routine');
  });

  it("is part of its vet's export, without what its owner wrote except the rating", async () => {
    const { body: of } = await vet.call<{ vet: { cases: object[] } }>('GET', '/api/user/export');
    const id = await talk.taken();
    await talk.write(id, 'Any discharge?');
    await owner.send('Yes, a brown one.');
    await talk.close(id, 'Clean the ear.');
    await owner.call('POST', `${HERE}/${String(id)}/rating`, { stars: 4, words: 'Quick' });
    const exported = (await vet.call<typeof of>('GET', '/api/user/export')).body.vet.cases;
    expect(exported).toHaveLength(of.vet.cases.length + 1);
    expect(exported.at(-1)).toEqual({
      id,
      species: 'gatto',
      level: 'urgent',
      state: 'closed',
      askedAt: expect.any(String),
      takenAt: expect.any(String),
      closedAt: expect.any(String),
      advice: 'Clean the ear.',
      rating: { stars: 4, words: 'Quick' },
      messages: [
        { id: expect.any(Number), createdAt: expect.any(String), text: 'Any discharge?' },
        expect.objectContaining({ text: 'Clean the ear.', purpose: 'advice' }),
      ],
    });
    const others = [QUESTION, 'brown', owner.username, owner.email, 'Micia'];
    for (const word of others) expect(JSON.stringify(exported.at(-1))).not.toContain(word);
  });

  it('is exported only in a session that has passed the second factor, and the file says so', async () => {
    await talk.close(await talk.taken(), 'Clean the ear.');
    const thief = await anotherSession(vet, api);
    const { body } = await thief.call<{ vet: object }>('GET', '/api/user/export');
    expect(body.vet).toMatchObject({
      registerNumber: 'RM-1234',
      cases: null,
      casesMissing: 'SECOND_FACTOR_NEEDED',
    });
    expect(JSON.stringify(body)).not.toContain('Clean the ear.');
  });

  it('that another vet had before is exported with the own words of each alone', async () => {
    const id = await talk.taken();
    await talk.write(id, 'I must go.');
    await vet.call('POST', at(id, '/hand-back'));
    const next = (await vetOnDuty(world, api)).owner;
    await talk.take(id, next);
    const after = new Consulting(owner, next);
    await after.write(id, 'I am here now.');
    const { body } = await next.call<{ vet: { cases: object[] } }>('GET', '/api/user/export');
    expect(body.vet.cases).toMatchObject([{ id, messages: [{ text: 'I am here now.' }] }]);
    await after.close(id, 'Wait.');
  });

  it("that its owner withdrew is neither on its vet's desk nor in their export", async () => {
    const id = await talk.taken();
    await talk.write(id, 'Any discharge?');
    await owner.call('POST', `${HERE}/${String(id)}/withdraw`);
    expect(await talk.read(id)).toMatchObject({ state: 'withdrawn' });
    expect(brief(await talk.caseOf<never>(id))).toEqual(refusal(404, 'NOT_FOUND'));
    const { body } = await vet.call<{ vet: { cases: { id: number }[] } }>(
      'GET',
      '/api/user/export',
    );
    expect(body.vet.cases.map((one) => one.id)).not.toContain(id);
  });

  it("is not readable by owners through the vets' calls, nor by other owners", async () => {
    const id = await talk.taken();
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'expert');
    for (const one of [owner, stranger]) {
      expect(brief(await one.call('GET', VETS))).toEqual(refusal(404, 'NOT_FOUND'));
      expect(brief(await talk.caseOf<never>(id, one))).toEqual(refusal(404, 'NOT_FOUND'));
    }
    expect(brief(await stranger.call('GET', `${HERE}/${String(id)}`))).toEqual(
      refusal(404, 'NOT_FOUND'),
    );
  });

  it('keeps the assistant silent unless asked, and never hides an emergency', async () => {
    const id = await talk.taken();
    const spent = await world.questionsOf(owner);
    expect((await owner.send('Are you there?')).body.reply.status).toBe('complete');
    const alarm = await owner.send('She has just eaten a lily leaf!');
    expect(alarm.body.reply).toMatchObject({ content: '', triage: { level: 'emergency' } });
    expect(await world.questionsOf(owner)).toBe(spent);
    const shown = (await talk.caseOf(id)).body.messages.at(-1);
    expect(shown?.triage?.level).toBe('emergency');
    for (const question of [
      { content: '@zampa is she well?' },
      { content: 'And now?', to: 'assistant' },
    ]) {
      const { body } = await owner.send(question.content, question);
      expect((await owner.finished(body.reply.id)).content).toMatch(/\S/);
    }
    expect(await world.questionsOf(owner)).toBe(spent + 2);
  });

  it('leaves the choice between vet and assistant to programs too', async () => {
    await talk.taken();
    const program = await PublicProgram.of(owner);
    const path = `/pets/${String(owner.petId)}/questions`;
    const ask = async (more: object = {}) =>
      (await program.call<SendMessageReply>('POST', path, { content: 'Is she well?', ...more }))
        .body.reply;
    expect(await ask()).toMatchObject({ content: '', status: 'complete' });
    const reply = await ask({ to: 'assistant' });
    expect(reply.status).toBe('pending');
    expect((await owner.finished(reply.id)).content).toMatch(/\S/);
  });

  it('is closed to other vets, with its photos', async () => {
    const id = await talk.taken();
    await owner.send('It looks like this.', { photoIds: [(await uploaded(owner)).id] });
    const { messages } = (await talk.caseOf(id)).body;
    const path = messages.find(({ photos }) => photos)?.photos?.[0]?.url ?? '';
    expect(path).toContain(at(id, '/photos/'));
    expect((await openPhoto(vet, path)).status).toBe(200);
    const rival = (await vetOnDuty(world, api)).owner;
    for (const [method, one, body] of [
      ['GET', path, undefined],
      ['GET', at(id), undefined],
      ['POST', at(id, '/take'), undefined],
      ['POST', at(id, '/messages'), { text: 'Mine now', clientId: randomUUID() }],
      ['POST', at(id, '/typing'), { active: true }],
      ['POST', at(id, '/hand-back'), undefined],
      ['POST', at(id, '/close'), { advice: 'Mine now', clientId: randomUUID() }],
    ] as const) {
      expect(brief(await rival.call(method, one, body))).toEqual(refusal(404, 'NOT_FOUND'));
    }
    expect(await talk.read(id)).toMatchObject({ state: 'taken', version: 2 });
  });

  it('stores what its vet sends again once, tells the owner of it once, and stays closed', async () => {
    await world.database.query(`UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1`, [
      owner.id,
    ]);
    const id = await talk.taken();
    const clientId = randomUUID();
    const { body: written } = await talk.write(id, 'Any discharge?', { clientId });
    expect(await mailsOfVet(world, id)).toBe(1);
    const read = `/api/chat-sessions/${String(owner.sessionId)}/read`;
    await owner.call('PUT', read, { upTo: written.id });
    const again = await talk.write(id, 'Any discharge?', { clientId });
    expect(again.body).toEqual(written);
    expect(await mailsOfVet(world, id)).toBe(1);
    const end = randomUUID();
    expect((await talk.close(id, 'Clean the ear.', end)).status).toBe(204);
    const closed = await talk.read(id);
    expect((await talk.close(id, 'Clean the ear.', end)).status).toBe(204);
    expect(await talk.read(id)).toEqual(closed);
    const said = (await owner.messages()).map(({ content }) => content);
    expect(said.slice(-2)).toEqual(['Any discharge?', 'Clean the ear.']);
    const diary = `/api/pets/${String(owner.petId)}/diary`;
    expect((await owner.call<DiaryEntry[]>('GET', diary)).body).toHaveLength(1);
    expect(await mailsOfVet(world, id)).toBe(2);
  });
});
