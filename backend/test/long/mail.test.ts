import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Mailroom } from '../harness/mailroom.js';
import { newAddress } from '../harness/owner.js';

let room: Mailroom;

beforeAll(async () => {
  room = await Mailroom.open();
});

afterEach(() => room.endWorkers());

afterAll(() => room.close());

describe('a mail', () => {
  it('is delivered once, however often it is queued, to its recipient', async () => {
    await Promise.all([room.worker(), room.worker()]);
    const to = newAddress();
    const id = await room.post(to);
    await Promise.all(Array.from({ length: 3 }, () => room.mails.send(id)));
    expect(await room.sent(id)).toMatchObject({ attempts: 1, nextTryAt: null, lastError: null });
    await room.mails.send(id);
    await delay(5000);
    const [received, ...more] = room.server.of(to);
    expect(more).toEqual([]);
    expect(received?.to).toEqual([to]);
    expect(received?.mail).toMatchObject({
      from: { name: 'Zampa', address: 'zampa@example.org' },
      to: [{ address: to }],
      subject: 'Il tuo piano Pro è terminato',
    });
    expect(received?.mail.messageId).toMatch(new RegExp(`^<mail-${String(id)}\\..+@localhost>$`));
    expect(received?.mail.text).toContain('Ciao Anna <b>, ora il tuo account è sul piano Free.');
    expect(received?.mail.html).toContain('Ciao Anna &lt;b&gt;, ora il tuo account');
  });

  it('is written once per key, and only with its transaction', async () => {
    const [to, key] = [newAddress(), randomUUID()];
    const failing = room.database.transaction(async (tx) => {
      const data = { name: 'Anna', plan: 'pro' } as const;
      await room.mails.write(tx, { key, to, language: 'en', template: 'plan-ended', data });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const ids = await Promise.all(Array.from({ length: 5 }, () => room.write(to, key)));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    await room.worker();
    await room.sent(Math.max(...ids.map(Number)));
    expect(await room.write(to, key)).toBeNull();
    expect(room.server.of(to)).toHaveLength(1);
  });
});
