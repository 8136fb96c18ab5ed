import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WebhookWithSecret } from '../../src/contract/webhooks.js';
import { Consulting } from '../harness/consulting.js';
import { itIsStrict } from '../harness/form.js';
import { HookedOwner, sampleTakes, WEBHOOKS } from '../harness/hooked-owner.js';
import type { Process } from '../harness/processes.js';
import { Rival } from '../harness/rival.js';
import { removeVets, vetOnDuty } from '../harness/vet.js';
import { World } from '../harness/world.js';
import { WebhookReceiver } from '../stand-ins/webhook-receiver.js';

let world: World;
let api: Process;
let receiver: WebhookReceiver;
let hooked: HookedOwner;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  ({ world, api } = await World.withoutModel());
});

beforeEach(async () => {
  hooked = await HookedOwner.of(world, api, receiver);
});

afterAll(async () => {
  await removeVets(world);
  await world.close();
  receiver.stop();
});

describe('a webhook', () => {
  it('receives each event it subscribes to, with ids but no word of what was written', async () => {
    const { id } = await hooked.add(['diary-entry', 'finding', 'reply-done', 'emergency-raised']);
    const { body: entry } = await hooked.write({ text: 'A secret about her' });
    const { reply, message } = await hooked.owner.ask(
      'She ate a whole bar of dark chocolate and shakes',
    );
    await hooked.owner.finished(reply.id);
    const calls = await hooked.arrived(3);
    const events = Object.fromEntries(calls.map(({ event }) => [event.type, event]));
    expect(events['diary-entry']).toEqual({
      id: `diary-entry-${String(entry.id)}`,
      type: 'diary-entry',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      data: {
        petId: hooked.owner.petId,
        entryId: entry.id,
        kind: 'note',
        at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      },
    });
    const place = { petId: hooked.owner.petId, sessionId: hooked.owner.sessionId };
    expect(events['emergency-raised']?.data).toEqual({ ...place, messageId: message.id });
    expect(events['reply-done']?.data).toEqual({
      ...place,
      messageId: reply.id,
      status: 'complete',
    });
    expect(JSON.stringify(calls)).not.toMatch(/secret about|chocolate/);
    // A further question about the same emergency raises nothing new.
    await hooked.owner.finished((await hooked.owner.ask('What can I do now?')).reply.id);
    await hooked.arrived(4);
    await hooked.settled(id);
    const told = receiver.of(hooked.path).map(({ event }) => event.type);
    expect(told.toSorted()).toEqual([
      'diary-entry',
      'emergency-raised',
      'reply-done',
      'reply-done',
    ]);
  });

  it('is notified of an emergency even while a vet has the case', async () => {
    const { owner: vet } = await vetOnDuty(world, api);
    await hooked.add(['emergency-raised']);
    await new Consulting(hooked.owner, vet).taken();
    const { body } = await hooked.owner.send('She has just eaten a lily leaf!');
    const [call] = await hooked.arrived();
    expect(call?.event.data).toMatchObject({ messageId: body.message.id });
  });

  it("is notified of a vet's diary entry once, however often the case is closed", async () => {
    const { owner: vet } = await vetOnDuty(world, api);
    const { id } = await hooked.add(['diary-entry']);
    const consulting = new Consulting(hooked.owner, vet);
    const [taken, clientId] = [await consulting.taken(), randomUUID()];
    await consulting.close(taken, 'Clean the ear every day.', clientId);
    await consulting.close(taken, 'Clean the ear every day.', clientId);
    const [call] = await hooked.arrived();
    const { petId } = hooked.owner;
    expect(call?.event).toMatchObject({ type: 'diary-entry', data: { petId, kind: 'visit' } });
    expect(JSON.stringify(call)).not.toContain('Clean');
    await hooked.settled(id);
    expect(receiver.of(hooked.path)).toHaveLength(1);
  });

  it('is notified of a finding caused by a new entry, and not of entries without one', async () => {
    const { id } = await hooked.add(['finding']);
    await hooked.write({ kind: 'symptom', text: 'vomiting', severity: 'severe' });
    const [first] = await hooked.arrived();
    expect(first?.event).toMatchObject({
      type: 'finding',
      data: { petId: hooked.owner.petId, findings: [{ kind: 'symptoms' }] },
    });
    await hooked.write();
    await hooked.settled(id);
    expect(receiver.of(hooked.path)).toHaveLength(1);
  });

  it('is notified of a finding caused by entries in quick succession', async () => {
    const { id } = await hooked.add(['finding']);
    const rival = await Rival.begin(world);
    await rival.does('SELECT FROM webhooks WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const vomiting = { kind: 'symptom', text: 'vomiting', severity: 'severe' };
    const { body: first } = await hooked.write(vomiting);
    await hooked.write(vomiting);
    await rival.commit();
    const [call] = await hooked.arrived();
    expect(call?.event).toMatchObject({
      id: `finding-${String(first.id)}`,
      data: { entryId: first.id, findings: [{ kind: 'symptoms' }] },
    });
    await hooked.settled(id);
    expect(receiver.of(hooked.path)).toHaveLength(1);
  });

  it('is notified once of a due reminder', async () => {
    await hooked.add(['reminder-due']);
    const reminders = `/api/pets/${String(hooked.owner.petId)}/reminders`;
    const { body } = await hooked.owner.call<{ id: number }>('POST', reminders, {
      kind: 'weigh',
      title: 'Weigh her',
      rule: 'FREQ=DAILY',
      timeZone: 'UTC',
      startsAt: '2090-01-01T08:00',
    });
    await world.database.query(
      `UPDATE reminders SET "remindAt" = date_trunc('minute', now()), "nextAt" = now() WHERE id = $1`,
      [body.id],
    );
    const [call] = await hooked.arrived();
    expect(call?.event.data).toMatchObject({ reminderId: body.id, kind: 'weigh' });
    expect(call?.body).not.toContain('Weigh her');
  });

  it('can verify with the documented samples that a call is authentic and not a replay', async () => {
    const { id, secret } = await hooked.add();
    await hooked.test(id);
    const [call] = await hooked.arrived();
    if (!call) throw new Error('no call');
    expect(call.headers).toMatchObject({
      'zampa-event': 'test',
      'content-type': 'application/json',
    });
    for (const language of ['js', 'python'] as const) {
      expect(sampleTakes(language, call, secret)).toBe(true);
      expect(sampleTakes(language, call, 'whsec_other')).toBe(false);
      expect(sampleTakes(language, { ...call, body: `${call.body} ` }, secret)).toBe(false);
      expect(sampleTakes(language, call, secret, 301)).toBe(false);
    }
    const { body: rolled } = await hooked.owner.call<WebhookWithSecret>(
      'POST',
      `${WEBHOOKS}/${String(id)}/secret`,
    );
    expect(rolled.secret).not.toBe(secret);
    await hooked.test(id);
    const [, second] = await hooked.arrived(2);
    for (const known of [secret, rolled.secret]) {
      expect(second && sampleTakes('js', second, known)).toBe(true);
    }
    expect(JSON.stringify(await hooked.owner.call('GET', WEBHOOKS))).not.toContain('whsec_');
  });
});

itIsStrict(
  {
    name: 'a webhook',
    method: 'POST',
    path: WEBHOOKS,
    valid: { url: 'https://hooks.example.org/zampa', events: ['finding'] },
    wrong: {
      url: [undefined, null, '', 7, 'hooks', `https://hooks.example.org/${'x'.repeat(1000)}`],
      events: [undefined, null, [], 'finding', ['finding', 'finding'], ['everything'], [7]],
    },
  },
  () => hooked.owner,
);

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
