import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Consulting } from './harness/consulting.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { Rival } from './harness/rival.js';
import { until } from './harness/until.js';
import { removeVets, vetOnDuty } from './harness/vet.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let talk: Consulting;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  talk = new Consulting(await world.owner(api), (await vetOnDuty(world, api)).owner);
});

beforeEach(async () => {
  world.model.behave({});
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  talk = new Consulting(owner, talk.vet);
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
});

const LILY = 'She has just eaten a lily leaf!';
const CALM = 'She is in the kitchen';

const LOCK = 'SELECT FROM chat_sessions WHERE id = $1 FOR UPDATE';
const COPY = `UPDATE chat_sessions SET "triageCase" =
  (SELECT "triageCase" FROM chat_sessions WHERE id = $2) WHERE id = $1`;

/** Locks the owner's session: statements that need the lock wait. */
async function holding(): Promise<Rival> {
  const rival = await Rival.begin(world);
  await rival.does(LOCK, [owner.sessionId]);
  return rival;
}

describe('messages written to a vet at the same moment', () => {
  it('lose no emergency that one of them reports', async () => {
    await talk.taken();
    const rival = await holding();
    const alarm = owner.send(LILY);
    await rival.isWaitedFor(1);
    const calm = owner.send(CALM);
    await rival.isWaitedFor(2);
    await rival.commit();
    const since = (await alarm).body.message.id;
    for (const { body } of [await calm, await owner.send('Are you there?')]) {
      expect(body.reply.triage).toMatchObject({ level: 'emergency', since });
    }
  });
});

describe('an alarm raised by the model while the owner writes to a vet', () => {
  const STRANGE = 'Why does she look so strange at me?';

  /** Asks a question whose answer is about to raise an alarm. */
  async function asked() {
    await talk.taken();
    world.model.behave({ text: '!!EMERGENCY!!\nGo to your vet now.', delay: 2000 });
    const { body } = await owner.send(STRANGE, { to: 'assistant' });
    await until('the model is asked', () => world.model.requestFor(STRANGE));
    return { since: body.message.id, reply: body.reply.id };
  }

  it('stays open', async () => {
    const { since } = await asked();
    const rival = await holding();
    await rival.isWaitedFor(1);
    const calm = owner.send(CALM);
    await rival.isWaitedFor(2);
    await rival.commit();
    for (const { body } of [await calm, await owner.send('Are you there?')]) {
      expect(body.reply.triage).toMatchObject({ level: 'emergency', since });
    }
  });

  it('keeps everything the vet was told', async () => {
    const { since, reply } = await asked();
    const rival = await holding();
    const alarm = owner.send(LILY);
    await rival.isWaitedFor(1);
    await rival.isWaitedFor(2);
    await rival.commit();
    await owner.finished(reply);
    const { reasons } = (await alarm).body.reply.triage ?? {};
    const { body } = await owner.send('Are you there?');
    expect(body.reply.triage).toMatchObject({ level: 'emergency', since, reasons });
  });
});

describe('an emergency recorded by another process', () => {
  /** Another process has recorded the emergency, and is about to commit it. */
  async function aboutToBeStored(): Promise<Rival> {
    const other = await world.ownerInChat(api);
    await other.ask(LILY);
    const rival = await Rival.begin(world);
    await rival.does(COPY, [owner.sessionId, other.sessionId]);
    return rival;
  }

  it.each(['the first question', 'a later one', 'one that is asked in other words'])(
    'is known to %s that arrives at the same moment',
    async (which) => {
      const isFirst = which === 'the first question';
      const earlier = isFirst ? undefined : await owner.ask('How long do cats sleep?');
      if (earlier) await owner.finished(earlier.reply.id);
      const isEdit = which === 'one that is asked in other words';
      const rival = await aboutToBeStored();
      const sent = owner.send(CALM, isEdit ? { replaces: earlier?.message.id } : {});
      await rival.isWaitedFor(1);
      await rival.commit();
      const { reply } = (await sent).body;
      expect(reply.triage?.level).toBe('emergency');
      await owner.finished(reply.id);
      expect((await owner.ask('And now?')).reply.triage?.level).toBe('emergency');
      expect(await world.questionsOf(owner)).toBe(isFirst ? 2 : 3);
    },
  );

  it('keeps a question to a vet from waiting in the queue', async () => {
    const rival = await aboutToBeStored();
    const sent = talk.ask<unknown>();
    await rival.isWaitedFor(1);
    await rival.commit();
    expect((await sent).body).toMatchObject({
      code: 'EMERGENCY_NOW',
      triage: { level: 'emergency' },
    });
    const { body } = await owner.call<unknown[]>('GET', '/api/consultations');
    expect(body).toEqual([]);
  });
});
