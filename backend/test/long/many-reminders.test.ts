import { expect, it } from '@jest/globals';
import { remindAtOnce } from '../harness/many-reminders.js';
import { World } from '../harness/world.js';

it.each([
  ['thousands of reminders that come at once', 2000, 60_000],
  ['100,000 reminders of one minute', 100_000, 1_000_000],
])('%s are sent once, although two workers die', async (which, count, patience) => {
  const world = await World.create();
  try {
    const seconds = await remindAtOnce(world, count, patience);
    process.stdout.write(`${which}: told in ${seconds.toFixed(0)} s\n`);
    expect(seconds).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
