import { describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../src/contract/config.js';
import type { Consultation, ConsultationAvailability } from '../src/contract/consultations.js';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { SearchReply } from '../src/contract/search.js';
import { at, HERE, QUESTION, SHARED, told, wordsOf } from './harness/consulting.js';
import { openPhoto, uploaded } from './harness/photographer.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { eventually, until } from './harness/until.js';
import { api, owner, talk, useConsulting, vet, world } from './harness/use-consulting.js';

useConsulting();

describe('a question to a vet', () => {
  it('waits for a vet, is discussed live in the chat, and ends with advice', async () => {
    const before = `/api/pets/${String(owner.petId)}/diary`;
    const note = { kind: 'note', at: '2026-05-04T08:00:00Z', text: 'Sleeps a lot' };
    await owner.call('POST', before, { ...note, at: new Date().toISOString() });
    await owner.finished((await owner.ask('How often should I brush her?')).reply.id);
    const [ownersTab, vetsTab] = [await owner.tab(), await vet.tab()];

    const asked = await talk.ask();
    expect(asked.status).toBe(201);
    const { id } = asked.body;
    expect(asked.body).toMatchObject({
      petId: owner.petId,
      state: 'waiting',
      level: 'urgent',
      question: QUESTION,
      shared: SHARED,
      vet: null,
      advice: null,
      rating: null,
      version: 1,
    });
    await until('the queue of the vet is told', () => told(vetsTab, 'cases-changed')[0]);
    const waiting = (await talk.queueOf()).waiting.find((one) => one.id === id);
    expect(waiting).toEqual({
      id,
      petName: 'Micia',
      species: 'gatto',
      level: 'urgent',
      language: 'en',
      askedAt: asked.body.askedAt,
    });
    expect(brief(await talk.caseOf(id))).toEqual(refusal(404, 'NOT_FOUND'));

    const { body: shown } = await talk.take(id);
    expect(shown).toMatchObject({ id, state: 'taken', question: QUESTION, pet: { name: 'Micia' } });
    expect(shown.diary).toMatchObject([{ text: 'Sleeps a lot' }]);
    expect(shown.summary?.petName).toBe('Micia');
    expect(wordsOf(shown)[0]).toBe('How often should I brush her?');
    expect(wordsOf(shown)).toContain(QUESTION);
    expect(await talk.read(id)).toMatchObject({ state: 'taken', vet: { name: 'Dr. Ada Verdi' } });

    await vet.call('POST', at(id, '/typing'), { active: true });
    const author = { kind: 'vet', name: 'Dr. Ada Verdi' };
    await eventually(() =>
      expect(told(ownersTab, 'typing').at(-1)).toMatchObject({ active: true, author }),
    );
    const { body: written } = await talk.write(id, 'Is there any discharge?');
    await eventually(() =>
      expect(told(ownersTab, 'message')).toContainEqual({
        message: expect.objectContaining({ id: written.id, role: 'assistant' }),
      }),
    );
    const [answered] = (await owner.messages()).slice(-1);
    expect(answered).toMatchObject({ content: 'Is there any discharge?', author });

    const spent = await world.questionsOf(owner);
    const photo = await uploaded(owner);
    const toldBefore = told(vetsTab, 'cases-changed').length;
    const reply = await owner.send('Yes, it is brown.', { photoIds: [photo.id] });
    expect(reply.status).toBe(201);
    expect(reply.body.reply).toMatchObject({ status: 'complete', content: '' });
    expect(await world.questionsOf(owner)).toBe(spent);
    await until('the vet is told', () => told(vetsTab, 'cases-changed')[toldBefore]);
    // A session that has not passed the second factor hears the same events.
    expect(JSON.stringify(vetsTab.events)).not.toContain('it is brown');
    const { body: discussed } = await talk.caseOf(id);
    const sent = discussed.messages.find(({ content }) => content === 'Yes, it is brown.');
    const path = sent?.photos?.[0]?.url ?? '';
    expect(path).toMatch(/^\/api\/vet\/consultations\/\d+\/photos\/\d+\/file\?/);
    expect((await owner.call('GET', path)).status).toBe(404);
    const opened = await openPhoto(vet, path);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(opened.file.length).toBeGreaterThan(100);

    expect((await talk.close(id, 'Clean the ear twice a day and see me on Friday.')).status).toBe(
      204,
    );
    await until('the owner hears of the end', () =>
      told(ownersTab, 'message').find((event) => JSON.stringify(event).includes('"advice"')),
    );
    await eventually(() => expect(told(ownersTab, 'diary-changed')).toHaveLength(1));
    expect(await talk.read(id)).toMatchObject({
      state: 'closed',
      advice: expect.stringMatching(/^Clean/),
    });
    expect((await owner.messages()).at(-1)).toMatchObject({
      content: 'Clean the ear twice a day and see me on Friday.',
      author: { purpose: 'advice' },
    });
    const found = await owner.call<SearchReply>('GET', '/api/search?q=Clean');
    expect(found.body.items[0]).toMatchObject({ role: 'assistant', author: 'Dr. Ada Verdi' });
    const { body: diary } = await owner.call<DiaryEntry[]>('GET', before);
    expect(diary[0]).toMatchObject({ kind: 'visit', text: expect.stringMatching(/Verdi: Clean/) });
    const preview = `/api/pets/${String(owner.petId)}/summaries/preview`;
    const { body: summary } = await owner.call('POST', preview, { language: 'en' });
    expect(JSON.stringify(summary)).toContain('Clean the ear twice a day');

    const typing = await vet.call('POST', at(id, '/typing'), { active: true });
    expect(brief(typing)).toEqual(refusal(404, 'NOT_FOUND'));
    const rating = `${HERE}/${String(id)}/rating`;
    expect((await owner.call('POST', rating, { stars: 5, words: 'Kind.' })).status).toBe(200);
    const { body: ended } = await talk.caseOf(id);
    expect(ended).toMatchObject({ state: 'closed', rating: { stars: 5, words: 'Kind.' } });
    expect(ended).toMatchObject({ pet: null, diary: null, summary: null });
    expect(wordsOf(ended)).not.toContain('How often should I brush her?');
    const again = await owner.ask('Thank you. And her claws?');
    expect(await owner.finished(again.reply.id)).toMatchObject({
      content: expect.stringMatching(/\S/),
    });
    owner.closeTabs();
    vet.closeTabs();
  });

  it('is stored once per client id, with one open question per pet, even when sent simultaneously', async () => {
    const body = talk.asking();
    const same = await Promise.all(
      [1, 2, 3].map(() => owner.call<Consultation>('POST', HERE, body)),
    );
    expect(new Set(same.map((answer) => answer.body.id)).size).toBe(1);
    const others = await Promise.all([1, 2, 3].map(() => talk.ask<unknown>()));
    for (const other of others) expect(brief(other)).toEqual(refusal(409, 'CONSULTATION_OPEN'));
    const { id } = same[0]?.body ?? { id: 0 };
    await owner.call('POST', `${HERE}/${String(id)}/withdraw`);
    expect((await talk.ask()).status).toBe(201);
  });

  it('that is an emergency is refused with first aid, whether by its own words or by the conversation', async () => {
    const now = await talk.ask<unknown>({ question: 'My cat has eaten a lily, what shall I do?' });
    expect(brief(now)).toMatchObject({
      status: 409,
      body: { code: 'EMERGENCY_NOW', triage: { level: 'emergency', actions: expect.any(Array) } },
    });
    const { reply } = await owner.ask('My cat has eaten a lily');
    await owner.finished(reply.id);
    expect((await talk.ask<{ code: string }>()).body.code).toBe('EMERGENCY_NOW');
    expect((await owner.call<Consultation[]>('GET', HERE)).body).toEqual([]);
  });

  it("requires consent, the plan and the owner's own pet", async () => {
    expect(brief(await talk.ask({ consent: false }))).toEqual(invalid('consent'));
    expect(brief(await talk.ask({ question: ' ' }))).toEqual(invalid('question'));
    const stranger = await world.ownerInChat(api);
    expect(brief(await talk.ask({ petId: stranger.petId }))).toEqual(refusal(404, 'NOT_FOUND'));
    await world.setPlan(owner, 'pro');
    expect(brief(await talk.ask())).toEqual(
      refusal(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'pro' }),
    );
  });

  it('waits only behind questions for the same vets', async () => {
    const waiting = async (species: string): Promise<number> => {
      const { id } = await owner.addPet({ species });
      const query = `${HERE}/availability?petId=${String(id)}`;
      return (await owner.call<ConsultationAvailability>('GET', query)).body.waiting;
    };
    const before = await waiting('cane');
    const { id } = (await talk.ask()).body;
    expect([await waiting('cane'), await waiting('coniglio')]).toEqual([before + 1, 0]);
    await owner.call('POST', `${HERE}/${String(id)}/withdraw`);
  });

  it('is preceded by who is on duty, the expected wait and whom to call instead', async () => {
    const path = `/api/pets/${String(owner.petId)}`;
    await owner.call('PATCH', path, { vet: { name: 'Dr. Own', phone: '02 123 456' } });
    const query = `${HERE}/availability?petId=${String(owner.petId)}`;
    const { body } = await owner.call<ConsultationAvailability>('GET', query);
    expect(body).toMatchObject({ registered: true, onDuty: true, nextAt: null });
    expect(body.call).toEqual([{ name: 'Dr. Own', phone: '02 123 456' }]);
    await owner.call('PATCH', path, { species: 'coniglio' });
    expect((await owner.call('GET', query)).body).toMatchObject({
      registered: true,
      onDuty: false,
    });
    const config = (await owner.call<ClientConfig>('GET', '/api/config')).body;
    expect(config.partnerVets).toBe(true);
  });

  it('shares what the owner agreed to and nothing else', async () => {
    await owner.finished((await owner.ask('A secret of before')).reply.id);
    const id = await talk.taken({ summary: false, diary: false, conversation: false });
    const { body } = await talk.caseOf(id);
    expect(body).toMatchObject({ summary: null, diary: null, pet: { name: 'Micia' } });
    expect(wordsOf(body)[0]).toBe(QUESTION);
    expect(JSON.stringify(body)).not.toContain('A secret of before');
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('shows in the summary nothing that the owner adds for Zampa once a vet has it', async () => {
    const diary = `/api/pets/${String(owner.petId)}/diary`;
    const noted = (text: string) =>
      owner.call('POST', diary, { kind: 'note', at: new Date().toISOString(), text });
    await noted('Sleeps on the sofa');
    const { id } = (await talk.ask({ diary: false })).body;
    await owner.finished((await owner.ask('She cannot breathe!')).reply.id);
    const taken = (await talk.take(id)).body;
    const inSummary = async () => JSON.stringify((await talk.caseOf(id)).body.summary);
    await noted('Hides under the bed');
    await owner.finished((await owner.ask('@zampa She has eaten a lily')).reply.id);
    expect(await inSummary()).toBe(JSON.stringify(taken.summary));
    expect(await inSummary()).toMatch(/cannot breathe.*Sleeps on the sofa/);
  });

  it('quotes no alarm in the summary if the conversation is not shared', async () => {
    const { id } = (await talk.ask({ conversation: false })).body;
    await owner.finished((await owner.ask('She cannot breathe!')).reply.id);
    const { body } = await talk.take(id);
    expect(body.summary).toMatchObject({ petName: 'Micia' });
    expect(JSON.stringify(body)).not.toContain('cannot breathe');
  });
});
