import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message, TriageReply } from '../src/contract/chat.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { dials, EYE, LILY, live } from './harness/triage.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
});

afterAll(() => world.close());

const assess = (body: object, who = owner) => who.call<TriageReply>('POST', '/api/triage', body);

async function ownerWithoutQuestions(): Promise<Owner> {
  const refused = await world.ownerInChat(api);
  await world.database.query(`UPDATE users SET "totalQuestionCount" = 3 WHERE id = $1`, [
    refused.id,
  ]);
  return refused;
}

describe('the triage of a chat question', () => {
  it('names whom to call before any model is asked, in the reply and in every tab', async () => {
    const british = await world.ownerInChat(api);
    await live(british, 'GB');
    const tab = await british.tab();
    world.model.behave({ words: 3, delay: 2000 });
    const { reply } = await british.ask(LILY);
    expect(reply.triage).toMatchObject({
      level: 'emergency',
      contacts: [{ name: 'Animal PoisonLine', phone: '01202 509000', dial: '+441202509000' }],
    });
    expect(reply.triage?.donts.length).toBeGreaterThan(0);
    const told = await until('the tab is told of the reply', () =>
      tab.events
        .filter(({ name }) => name === 'message')
        .map(({ payload }) => (payload as { message: Message }).message)
        .find(({ id }) => id === reply.id),
    );
    expect(told).toMatchObject({ status: 'pending', triage: reply.triage });
    await british.stop(reply.id);
    world.model.behave({});
    british.closeTabs();
  });

  it('stays an alarm through harmless turns until a fact closes it', async () => {
    const worried = await world.ownerInChat(api);
    await world.setPlan(worried, 'pro');
    const levelOf = async (text: string) => {
      const { message, reply } = await worried.ask(text);
      await worried.finished(reply.id);
      return { id: message.id, triage: reply.triage };
    };
    const alarm = await levelOf(LILY);
    expect(alarm.triage).toMatchObject({ level: 'emergency' });
    expect(alarm.triage).not.toHaveProperty('since');
    for (const text of ['Can I wait until tomorrow?', 'And how much does it cost?']) {
      const { triage } = await levelOf(text);
      expect(triage).toMatchObject({ level: 'emergency', since: alarm.id });
    }
    const closing = await levelOf('We are back from the vet, she was on a drip and is fine.');
    expect(closing.triage).toMatchObject({ level: 'routine' });
    expect((await levelOf('How often should I brush her?')).triage?.level).toBe('routine');
  });

  it.each([
    ['an emergency', LILY, 'emergency'],
    ['urgent', EYE, 'urgent'],
  ])(
    'is complete in the refusal at the question limit, and in its event: %s',
    async (_, question, level) => {
      const refused = await ownerWithoutQuestions();
      const tab = await refused.tab();
      const { status, body } = await refused.send(question);
      const { triage } = body as unknown as { triage: TriageReply };
      expect({ status, triage }).toMatchObject({ status: 429, triage: { level } });
      expect(triage.reasons.length * triage.actions.length).toBeGreaterThan(0);
      const told = await until('the tab is told', () =>
        tab.events.find(({ name }) => name === 'limit-reached'),
      );
      expect(told.payload).toMatchObject({ triage });
      refused.closeTabs();
    },
  );

  it('is absent when an ordinary question is refused', async () => {
    const refused = await ownerWithoutQuestions();
    const { status, body } = await refused.send('How long should we walk?');
    expect([status, Object.keys(body)]).toEqual([429, expect.not.arrayContaining(['triage'])]);
  });

  it("names the owner's national poison lines in a refusal; the triage call still works", async () => {
    const refused = await ownerWithoutQuestions();
    await live(refused, 'FR');
    const { triage } = (await refused.send(LILY)).body as unknown as { triage: TriageReply };
    expect(triage.donts.length).toBeGreaterThan(0);
    expect(dials(triage)).toEqual(['+33240687740', '+33478871040']);
    const { status, body } = await assess({ text: LILY, species: 'gatto' }, refused);
    expect({ status, level: body.level }).toEqual({ status: 200, level: 'emergency' });
  });
});
