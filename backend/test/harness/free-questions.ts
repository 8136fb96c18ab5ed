import { expect } from '@jest/globals';
import type { Owner } from './owner.js';

/** Asks about a new pet until the plan refuses. @returns how many questions were accepted. */
export async function askUntilRefused(owner: Owner): Promise<number> {
  await owner.addPet();
  await owner.openChat();
  for (let asked = 0; ; asked += 1) {
    const answer = await owner.send('How much should she eat?');
    if (answer.status !== 201) {
      expect(answer.status).toBe(429);
      return asked;
    }
    await owner.finished(answer.body.reply.id);
  }
}
