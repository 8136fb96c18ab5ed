import { expect, it } from '@jest/globals';
import { remindAtOnce } from './harness/many-reminders.js';
import { World } from './harness/world.js';

it('thousands of reminders that come at once are told of once, though two workers die', async () => {
  const world = await World.create();
  try {
    expect(await remindAtOnce(world, 2000, 60_000)).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
