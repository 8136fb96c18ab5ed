import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reminder, ReminderSuggestion } from '../../src/contract/reminders.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, invalid, refusal } from '../harness/refusal.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const ROME = 'Europe/Rome';

const ofPet = (path: string) => `/api/pets/${String(owner.petId)}/${path}`;

const list = <T = ReminderSuggestion[]>(timeZone = ROME) =>
  owner.call<T>('GET', ofPet(`reminders/suggestions?timeZone=${timeZone}`));

const suggested = async (timeZone = ROME) => (await list(timeZone)).body;

const reminders = async () => (await owner.call<Reminder[]>('GET', ofPet('reminders'))).body;

const accept = <T = Reminder>({ id, reminder }: ReminderSuggestion, changes = {}) =>
  owner.call<T>('POST', `/api/reminders/suggestions/${String(id)}/accept`, {
    ...reminder,
    ...changes,
  });

const decline = ({ id }: ReminderSuggestion) =>
  owner.call('DELETE', `/api/reminders/suggestions/${String(id)}`);

/** Asks and waits for the reply; suggestions follow it. */
async function ask(content: string): Promise<number> {
  const { message, reply } = await owner.ask(content);
  await owner.finished(reply.id);
  return message.id;
}

/** Asks for a reminder, and waits until it is suggested under this question. */
async function askedAndSuggested(content: string): Promise<ReminderSuggestion> {
  const messageId = await ask(content);
  await eventually(async () =>
    expect((await suggested()).map((one) => one.messageId)).toContain(messageId),
  );
  return (await suggested()).find((one) => one.messageId === messageId) as ReminderSuggestion;
}

const DAY_MS = 86_400_000;

const tomorrowIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(Date.now() + DAY_MS));

describe('a reminder requested in the chat', () => {
  it('is not suggested during an emergency, but again afterwards', async () => {
    await ask('Remind me to give her ibuprofen every 12 hours');
    const { messageId } = await askedAndSuggested('Remind me tomorrow at 9 to call the vet');
    expect((await suggested()).map((one) => one.messageId)).toEqual([messageId]);
  });

  it('is suggested after the answer and created once, in all tabs', async () => {
    const tab = await owner.tab();
    const question = 'Remind me every 12 hours for 7 days to give her the antibiotic';
    const messageId = await ask(question);
    await eventually(() => expect(tab.count('reminders-changed')).toBe(1));
    const [suggestion] = (await suggested()) as [ReminderSuggestion];
    expect(suggestion).toMatchObject({
      petId: owner.petId,
      messageId,
      reminder: {
        kind: 'medicine',
        title: 'Give her the antibiotic',
        timeZone: ROME,
        rule: 'FREQ=HOURLY;INTERVAL=12;COUNT=14',
      },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(suggestion)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await reminders()).toEqual([answers[0]?.body]);
    expect(await suggested()).toEqual([]);
    await eventually(() => expect(tab.count('reminders-changed')).toBe(6));
    owner.closeTabs();
    await ask(question);
    const later = await askedAndSuggested('Remind me every Sunday to weigh her');
    expect(await suggested()).toEqual([later]);
  });

  it('is created as the owner changed it, and not again after its removal', async () => {
    const suggestion = await askedAndSuggested('Ricordami domani alle 8 di pesarla');
    const bad = await accept(suggestion, { title: '' });
    expect(brief(bad)).toEqual(invalid('title'));
    const { body } = await accept(suggestion, { title: 'Peso', channels: ['mail'] });
    expect(body).toMatchObject({ title: 'Peso', channels: ['mail'], timeZone: ROME });
    await owner.call('DELETE', `/api/reminders/${String(body.id)}`);
    expect(brief(await accept(suggestion))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await reminders()).toEqual([]);
  });

  it('that was declined is gone for good', async () => {
    const suggestion = await askedAndSuggested('Remind me every Sunday to weigh her');
    expect((await decline(suggestion)).status).toBe(204);
    expect(await suggested()).toEqual([]);
    expect(brief(await accept(suggestion))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await reminders()).toEqual([]);
  });

  it('is suggested for a week, under the latest version of its question', async () => {
    const question = 'Remind me tomorrow at 8 to weigh her';
    const first = await askedAndSuggested(question);
    const again = await askedAndSuggested(question);
    expect(await suggested()).toEqual([again]);
    expect(brief(await accept(first))).toEqual(refusal(404, 'NOT_FOUND'));
    await world.database.query(
      `UPDATE reminder_suggestions SET "createdAt" = now() - interval '8 days' WHERE id = $1`,
      [again.id],
    );
    expect(await suggested()).toEqual([]);
    expect(brief(await accept(again))).toEqual(refusal(404, 'NOT_FOUND'));
  });

  it('that is past is no longer suggested', async () => {
    const { id } = await askedAndSuggested('Remind me tomorrow at 8 to weigh her');
    await world.database.query(
      `UPDATE reminder_suggestions SET "askedAt" = now() - interval '3 days' WHERE id = $1`,
      [id],
    );
    expect(await suggested()).toEqual([]);
  });

  it('is deleted with its pet', async () => {
    const suggestion = await askedAndSuggested('Remind me every Sunday to weigh her');
    await owner.call('DELETE', ofPet(''));
    expect(brief(await accept(suggestion))).toEqual(refusal(404, 'NOT_FOUND'));
  });
});

describe('the time of a reminder', () => {
  it("is in the owner's time zone", async () => {
    await askedAndSuggested('Remind me tomorrow at 8 to weigh her');
    for (const timeZone of ['Pacific/Kiritimati', ROME, 'America/Los_Angeles']) {
      const [{ reminder }] = (await suggested(timeZone)) as [ReminderSuggestion];
      expect(reminder.startsAt).toBe(`${tomorrowIn(timeZone)}T08:00`);
    }
  });

  it('skipped by daylight saving moves forward by the same amount', async () => {
    const suggestion = await askedAndSuggested(
      'Remind me on 28 March 2032 at 2:30 to give the drops',
    );
    expect(suggestion.reminder.startsAt).toBe('2032-03-28T02:30');
    expect((await accept(suggestion)).body.nextAt).toBe('2032-03-28T01:30:00.000Z');
  });

  it('requires an existing zone', async () => {
    const suggestion = await askedAndSuggested('Remind me every Sunday to weigh her');
    for (const timeZone of ['Europe/Atlantis', '']) {
      expect(brief(await list(timeZone))).toEqual(invalid('timeZone'));
      expect(brief(await accept(suggestion, { timeZone }))).toEqual(invalid('timeZone'));
    }
  });
});

describe('no reminder is suggested', () => {
  it.each(['Remind me what you said about worms every 3 months', 'She weighed 4 kg yesterday.'])(
    'for %s',
    async (question) => {
      const earlier = await ask(question);
      const { messageId } = await askedAndSuggested('Remind me every Sunday to weigh her');
      expect(earlier).toBeLessThan(messageId);
      expect(await suggested()).toHaveLength(1);
    },
  );

  it('on the free plan; earlier suggestions can be read and declined', async () => {
    const suggestion = await askedAndSuggested('Remind me every Sunday to weigh her');
    await world.setPlan(owner, 'free');
    expect(await suggested()).toHaveLength(1);
    const refused = refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' });
    expect(brief(await accept(suggestion))).toEqual(refused);
    await ask('Remind me every Monday to brush her. She weighs 4.1 kg.');
    // The facts in a question are suggested after the reminders that it asks for.
    await eventually(async () => {
      const { body } = await owner.call<unknown[]>('GET', ofPet('memories/suggested'));
      expect(body).toHaveLength(1);
    });
    expect(await suggested()).toEqual([suggestion]);
    expect((await decline(suggestion)).status).toBe(204);
  });
});
