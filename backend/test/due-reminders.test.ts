import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { Reminders } from './harness/reminders.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let reminders: Reminders;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  reminders = new Reminders(world, owner);
});

afterAll(() => world.close());

describe('a due reminder', () => {
  it('notifies tabs once and waits for an answer', async () => {
    const tab = await owner.tab();
    const { id } = (await reminders.add({ rule: 'FREQ=DAILY' })).body;
    await reminders.setBack(id, 0);
    const due = await until('the tab was told', () =>
      tab.events.find(({ name }) => name === 'reminder-due'),
    );
    const [reminder] = await reminders.list();
    expect(due.payload).toEqual({ reminder });
    expect(Date.parse(reminder?.nextAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await reminders.history(id)).toEqual([null]);
    expect((await reminders.done(id)).body.nextAt).not.toBe(reminder?.nextAt);
    expect(await reminders.history(id)).toEqual(['done']);
    expect(tab.count('reminder-due')).toBe(1);
    await world.database.query(
      `UPDATE reminder_events SET "claimedAt" = now() - interval '1 minute'
       WHERE "reminderId" = $1`,
      [id],
    );
    const next = (await reminders.add({ rule: 'FREQ=DAILY', channels: ['mail'] })).body;
    await reminders.setBack(next.id, 0);
    await until('the tab was told of the next', () => tab.count('reminder-due') > 1);
    expect(tab.events.filter(({ name }) => name === 'reminder-due').at(-1)?.payload).toMatchObject({
      reminder: { id: next.id },
    });
    expect(tab.count('reminder-due')).toBe(2);
    // Neither is mailed: one need not be, and the address of the other is not confirmed.
    const { rows } = await world.database.query(
      `SELECT key FROM mails WHERE split_part(key, '-', 2) = ANY($1) AND template = 'reminder'`,
      [[String(id), String(next.id)]],
    );
    expect(rows).toEqual([]);
    owner.closeTabs();
  });
});
