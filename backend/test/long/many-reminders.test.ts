import { expect, it } from '@jest/globals';
import { remindAtOnce } from '../harness/many-reminders.js';
import { World } from '../harness/world.js';

it('100,000 reminders of one minute are told of once, though two workers die', async () => {
  const world = await World.create();
  try {
    const seconds = await remindAtOnce(world, 100_000, 1_000_000);
    process.stdout.write(`100,000 reminders told in ${seconds.toFixed(0)} s\n`);
    expect(seconds).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
