import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { address, Mailroom } from './harness/mailroom.js';
import { until } from './harness/until.js';

let room: Mailroom;

beforeAll(async () => {
  room = await Mailroom.open();
});

afterEach(() => room.endWorkers());

afterAll(() => room.close());

describe('a mail', () => {
  it('is delivered once, however often it is asked for, and says who it is for', async () => {
    await Promise.all([room.worker(), room.worker()]);
    const to = address();
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

  it('of a key is written once, and only with its transaction', async () => {
    const [to, key] = [address(), randomUUID()];
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

  it('that nobody asked for, or whose job Redis lost, is found by the sweep', async () => {
    const never = await room.write(address());
    const lost = await room.post(address());
    await room.world.redis.flush();
    await room.worker();
    await Promise.all([room.sent(never, 15_000), room.sent(lost, 15_000)]);
  });

  it('forgets its reader 29 days after it was sent, or written and given up', async () => {
    const write = () => room.write(address());
    const [old, young, parked] = [await write(), await write(), await write()];
    const age = (id: number | null, moment: string, days: number) =>
      room.world.database.query(
        `UPDATE mails SET "${moment}" = now() - make_interval(days => $2), "nextTryAt" = NULL
         WHERE id = $1`,
        [id, days],
      );
    await age(old, 'sentAt', 29);
    await age(young, 'sentAt', 28);
    await age(parked, 'createdAt', 29);
    await room.worker();
    await until('the old one is empty', async () => (await room.row(old)).data === null);
    for (const id of [old, parked]) {
      expect(await room.row(id)).toMatchObject({ to: null, data: null });
    }
    expect(await room.row(young)).toMatchObject({ data: { name: 'Anna <b>' } });
  });
});

describe('without a mail server', () => {
  it('a mail is a file that mail readers open, sorted by time', async () => {
    await room.worker('');
    const to = address();
    const ids = [await room.post(to), await room.post(to)];
    for (const id of ids) await room.sent(id);
    const folder = join(room.world.settings.DATA_DIR ?? '', 'outbox');
    const files = readdirSync(folder).sort();
    expect(files.map((file) => file.replace(/^[\dTZ.-]+Z-/, ''))).toEqual(
      ids.map((id) => `plan-ended-${String(id)}.eml`),
    );
    const mail = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')));
    expect(mail).toMatchObject({
      from: { name: 'Zampa', address: 'zampa@example.org' },
      to: [{ address: to }],
      subject: 'Il tuo piano Pro è terminato',
    });
    expect(mail.text).toContain('Ciao Anna <b>');
  });
});
