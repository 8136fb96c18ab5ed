import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MailQueue } from '../src/mail/mail.queue.js';
import { MailService } from '../src/mail/mail.service.js';
import { Gate } from './harness/gate.js';
import { freePort, type Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { MailServer } from './stand-ins/mail-server.js';

interface Row {
  id: number;
  to: string | null;
  data: object | null;
  sentAt: Date | null;
  attempts: number;
  nextTryAt: Date | null;
  lastError: string | null;
}

let world: World;
let database: DataSource;
let queue: MailQueue;
let mails: MailService;
let server: MailServer;
let workers: Process[] = [];

const REFUSED = `${randomUUID()}@example.org`;

beforeAll(async () => {
  server = await MailServer.start([REFUSED]);
  world = await World.create({ MAIL_FROM: 'Zampa <zampa@example.org>' });
  const { DATABASE_URL = '', REDIS_URL = '' } = world.settings;
  database = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
  queue = new MailQueue({ REDIS_URL }, pino({ level: 'silent' }));
  mails = new MailService(queue);
});

afterEach(async () => {
  server.beforeTaking = undefined;
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  workers = [];
});

afterAll(async () => {
  await queue.onApplicationShutdown();
  await database.destroy();
  await world.close();
  await server.stop();
});

async function startWorker(SMTP_URL = server.url): Promise<Process> {
  const worker = await world.worker({ SMTP_URL });
  workers.push(worker);
  return worker;
}

const address = (): string => `${randomUUID()}@example.org`;

/** Written and committed; nobody is asked to send it. */
const write = (to: string, key: string = randomUUID()): Promise<number | null> =>
  database.transaction((tx) =>
    mails.write(tx, {
      ...{ key, to, language: 'it', template: 'plan-ended' },
      data: { name: 'Anna <b>', plan: 'pro' },
    }),
  );

async function post(to: string): Promise<number> {
  const id = await write(to);
  await mails.send(id);
  return id ?? 0;
}

async function row(id: number | null): Promise<Row> {
  const { rows } = await world.database.query<Row>(`SELECT * FROM mails WHERE id = $1`, [id]);
  if (!rows[0]) throw new Error('no such mail');
  return rows[0];
}

const sent = (id: number | null, patience?: number): Promise<Row> =>
  until(
    'the mail is sent',
    async () => {
      const mail = await row(id);
      return mail.sentAt && mail;
    },
    patience,
  );

describe('a mail', () => {
  it('is delivered once, however often it is asked for, and says who it is for', async () => {
    await Promise.all([startWorker(), startWorker()]);
    const to = address();
    const id = await post(to);
    await Promise.all([mails.send(id), mails.send(id), mails.send(id)]);
    expect(await sent(id)).toMatchObject({ attempts: 1, nextTryAt: null, lastError: null });
    await mails.send(id);
    await delay(5000);
    const [received, ...more] = server.of(to);
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
    const failing = database.transaction(async (tx) => {
      const data = { name: 'Anna', plan: 'pro' } as const;
      await mails.write(tx, { key, to, language: 'en', template: 'plan-ended', data });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const ids = await Promise.all(Array.from({ length: 5 }, () => write(to, key)));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    await startWorker();
    await sent(Math.max(...ids.map(Number)));
    expect(await write(to, key)).toBeNull();
    expect(server.of(to)).toHaveLength(1);
  });

  it('that nobody asked for, or whose job Redis lost, is found by the sweep', async () => {
    const never = await write(address());
    const lost = await post(address());
    await world.flushRedis();
    await startWorker();
    await Promise.all([sent(never, 15_000), sent(lost, 15_000)]);
  });

  it('waits for a mail server that is away, and names no address in a log', async () => {
    const port = await freePort();
    const worker = await startWorker(`smtp://127.0.0.1:${String(port)}`);
    const to = address();
    const id = await post(to);
    const failed = await until('a try has failed', async () => {
      const mail = await row(id);
      return mail.lastError !== null && mail;
    });
    expect(failed).toMatchObject({ sentAt: null, lastError: 'ESOCKET' });
    const late = await MailServer.start([], port);
    expect((await sent(id)).attempts).toBeGreaterThan(1);
    expect(late.of(to)).toHaveLength(1);
    await late.stop();
    expect(worker.output).toContain('mail not sent');
    expect(worker.output).not.toContain(to);
    expect(worker.output).not.toContain('Anna');
  });

  it('is not held for ever by a mail server that says nothing', async () => {
    const gate = await Gate.before(server.url);
    gate.silence();
    await startWorker(gate.url);
    const id = await post(address());
    await until('a try has failed', async () => (await row(id)).lastError === 'ETIMEDOUT');
    gate.open();
    await sent(id);
    gate.close();
  });

  it('to an address that the server refuses is kept, and tried three times only', async () => {
    const worker = await startWorker();
    const id = await post(REFUSED);
    const parked = await until(
      'the mail is parked',
      async () => {
        const mail = await row(id);
        return mail.nextTryAt === null && mail;
      },
      45_000,
    );
    expect(parked).toMatchObject({ attempts: 3, sentAt: null, lastError: 'EENVELOPE 550 5.1.1' });
    expect(server.asked.get(REFUSED)).toBe(3);
    const metrics = await (await fetch(`${worker.url}/metrics`)).text();
    expect(metrics).toContain('zampa_mails_total{template="plan-ended",outcome="failed"} 2');
    expect(metrics).toContain('zampa_mails_total{template="plan-ended",outcome="parked"} 1');
    expect(worker.output).not.toContain(REFUSED);
  });

  it('that one worker has in hand is left to it, also when Redis has forgotten that', async () => {
    await Promise.all([startWorker(), startWorker()]);
    const to = address();
    const begun = new Promise<void>((resolve) => {
      server.beforeTaking = async () => {
        resolve();
        await delay(20_000);
      };
    });
    const id = await post(to);
    await begun;
    await world.flushRedis();
    await mails.send(id);
    expect((await sent(id)).attempts).toBe(1);
    await delay(5000);
    expect(server.of(to)).toHaveLength(1);
  });

  it('that a killed worker had in hand is sent by another', async () => {
    const worker = await startWorker();
    const to = address();
    const held = new Promise<void>((resolve) => {
      server.beforeTaking = async () => {
        resolve();
        await worker.ended();
        throw new Error('the client is gone');
      };
    });
    const id = await post(to);
    await held;
    await worker.end('SIGKILL');
    server.beforeTaking = undefined;
    expect(await row(id)).toMatchObject({ attempts: 1, sentAt: null });
    await startWorker();
    expect((await sent(id, 50_000)).attempts).toBe(2);
    expect(server.of(to)).toHaveLength(1);
  });

  it('is finished by a worker that is told to end', async () => {
    const worker = await startWorker();
    const begun = new Promise<void>((resolve) => {
      server.beforeTaking = async () => {
        resolve();
        await delay(1500);
      };
    });
    const id = await post(address());
    await begun;
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await row(id)).toMatchObject({ attempts: 1, lastError: null, nextTryAt: null });
  });

  it('forgets its reader 30 days after it was sent', async () => {
    const [old, young, parked] = [
      await write(address()),
      await write(address()),
      await write(address()),
    ];
    const age = (id: number | null, moment: string, days: number) =>
      world.database.query(
        `UPDATE mails SET "${moment}" = now() - make_interval(days => $2), "nextTryAt" = NULL
         WHERE id = $1`,
        [id, days],
      );
    await age(old, 'sentAt', 31);
    await age(young, 'sentAt', 29);
    await age(parked, 'createdAt', 31);
    await startWorker();
    await until('the old one is empty', async () => (await row(old)).data === null, 10_000);
    for (const id of [old, parked]) expect(await row(id)).toMatchObject({ to: null, data: null });
    expect(await row(young)).toMatchObject({ data: { name: 'Anna <b>' } });
  });
});

describe('without a mail server', () => {
  it('a mail is a file that mail readers open, sorted by time', async () => {
    await startWorker('');
    const to = address();
    const ids = [await post(to), await post(to)];
    for (const id of ids) await sent(id);
    const folder = join(world.settings.DATA_DIR ?? '', 'outbox');
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
