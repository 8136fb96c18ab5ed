import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Gate } from '../harness/gate.js';
import { Mailroom } from '../harness/mailroom.js';
import { Metrics } from '../harness/metrics.js';
import { newAddress } from '../harness/owner.js';
import { freePort } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { MailServer } from '../stand-ins/mail-server.js';
import { visit } from '../harness/visit.js';

const REFUSED = newAddress();

let room: Mailroom;

beforeAll(async () => {
  room = await Mailroom.open([REFUSED]);
});

afterEach(() => room.endWorkers());

afterAll(() => room.close());

describe('a mail server', () => {
  it('that is down is retried, late mails say so, and no address is logged', async () => {
    const port = await freePort();
    const worker = await room.worker(`smtp://127.0.0.1:${String(port)}`);
    const to = newAddress();
    const id = await room.remind(to);
    await until('a try has failed', async () => (await room.row(id)).lastError === 'ESOCKET');
    await room.world.database.query(
      `UPDATE mails SET data = jsonb_set(data, '{dueAt}', to_jsonb(now() - interval '1 day')),
         "createdAt" = now() - interval '1 day' WHERE id = $1`,
      [id],
    );
    const late = await MailServer.start([], port);
    expect((await room.sent(id)).attempts).toBeGreaterThan(1);
    const [mail, ...others] = late.of(to);
    expect(mail?.mail.text).toContain('arriva in ritardo');
    expect(others).toEqual([]);
    await late.stop();
    expect(worker.output).toContain('mail not sent');
    expect(worker.output).not.toContain(to);
    expect(worker.output).not.toContain('Anna');
  });

  it('that is down is still seen to be when the only mails that wait have been given up', async () => {
    const query = (sql: string, ...values: unknown[]) => room.world.database.query(sql, values);
    await query(`UPDATE mails SET "sentAt" = "sentAt" - interval '1 day'`);
    const id = await room.write(newAddress());
    await query(
      `UPDATE mails SET template = 'reset-password', "createdAt" = now() - interval '1 hour'
       WHERE id = $1`,
      id,
    );
    const worker = await room.worker(`smtp://127.0.0.1:${String(await freePort())}`);
    await until('it is given up', async () => (await room.row(id)).nextTryAt === null, 15_000);
    const waiting = async () => (await Metrics.of(worker)).sum('zampa_oldest_mail_waiting_seconds');
    expect(await waiting()).toBeGreaterThanOrEqual(3600);
    await query(`UPDATE mails SET "createdAt" = now() - interval '6 hours' WHERE id = $1`, id);
    expect(await waiting()).toBe(0);
  });

  it('that does not respond is not waited for indefinitely', async () => {
    const gate = await Gate.before(room.server.url);
    gate.silence();
    await room.worker(gate.url);
    const id = await room.post(newAddress());
    await until('a try has failed', async () => (await room.row(id)).lastError === 'ETIMEDOUT');
    gate.open();
    await room.sent(id);
    gate.close();
  });

  it('that refuses an address is tried three times, and the mail is kept', async () => {
    const worker = await room.worker();
    const id = await room.post(REFUSED);
    const parked = async () => (await room.row(id)).nextTryAt === null;
    await until('the mail is parked', parked, 45_000);
    expect(await room.row(id)).toMatchObject({
      attempts: 3,
      sentAt: null,
      to: REFUSED,
      lastError: 'EENVELOPE 550 5.1.1',
    });
    expect(room.server.asked.get(REFUSED)).toBe(3);
    const metrics = (await visit(`${worker.url}/metrics`)).text;
    expect(metrics).toContain('zampa_mails_total{template="plan-ended",outcome="failed"} 2');
    expect(metrics).toContain('zampa_mails_total{template="plan-ended",outcome="parked"} 1');
    expect(worker.output).not.toContain(REFUSED);
  });

  it('that is slow gets a mail once, even when Redis has lost the lock', async () => {
    await Promise.all([room.worker(), room.worker()]);
    const to = newAddress();
    const begun = room.holdNext(() => delay(20_000));
    const id = await room.post(to);
    await begun;
    await room.world.redis.flush();
    await room.mails.send(id);
    expect((await room.sent(id)).attempts).toBe(1);
    await delay(5000);
    expect(room.server.of(to)).toHaveLength(1);
  });
});

describe('a worker', () => {
  it('killed while sending a mail leaves it to another', async () => {
    const worker = await room.worker();
    const to = newAddress();
    const begun = room.holdNext(async () => {
      await worker.ended();
      throw new Error('the client is gone');
    });
    const id = await room.post(to);
    await begun;
    await worker.end('SIGKILL');
    room.server.beforeTaking = undefined;
    expect(await room.row(id)).toMatchObject({ attempts: 1, sentAt: null });
    await room.worker();
    expect((await room.sent(id, 50_000)).attempts).toBe(2);
    expect(room.server.of(to)).toHaveLength(1);
  });

  it('shut down finishes sending first', async () => {
    const worker = await room.worker();
    const begun = room.holdNext(() => delay(1500));
    const id = await room.post(newAddress());
    await begun;
    expect(await worker.end('SIGTERM')).toBe(0);
    const { attempts, sentAt } = await room.row(id);
    expect({ attempts, sent: sentAt !== null }).toEqual({ attempts: 1, sent: true });
  });
});

describe('a mail', () => {
  it('whose job was never queued or was lost by Redis is found by the sweep', async () => {
    const never = await room.write(newAddress());
    const lost = await room.post(newAddress());
    await room.world.redis.flush();
    await room.worker();
    await Promise.all([room.sent(never, 15_000), room.sent(lost, 15_000)]);
  });

  it('loses its recipient 27 days after it was sent or given up', async () => {
    const write = () => room.write(newAddress());
    const [old, young, parked] = [await write(), await write(), await write()];
    const age = (id: number | null, moment: string, days: number) =>
      room.world.database.query(
        `UPDATE mails SET "${moment}" = now() - make_interval(days => $2), "nextTryAt" = NULL
         WHERE id = $1`,
        [id, days],
      );
    await age(old, 'sentAt', 27);
    await age(young, 'sentAt', 26);
    await age(parked, 'createdAt', 27);
    await room.worker();
    await until('the old one is empty', async () => (await room.row(old)).data === null);
    for (const id of [old, parked]) {
      expect(await room.row(id)).toMatchObject({ to: null, data: null });
    }
    expect(await room.row(young)).toMatchObject({ data: { name: 'Anna <b>' } });
  });
});

describe('without a mail server', () => {
  it('a mail is written to a file that mail programs open, sorted by time', async () => {
    await room.worker('');
    const to = newAddress();
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
