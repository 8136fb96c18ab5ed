import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { MAIL_QUEUE, MailQueue } from '../../src/mail/mail.queue.js';
import { MailOutboxService } from '../../src/mail/mail-outbox.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { MailsRepository } from '../../src/mail/mails.repository.js';
import { MailServer } from '../stand-ins/mail-server.js';
import type { Process } from './processes.js';
import { until } from './until.js';
import { World } from './world.js';

interface Row {
  id: number;
  to: string | null;
  data: object | null;
  sentAt: Date | null;
  attempts: number;
  nextTryAt: Date | null;
  lastError: string | null;
}

/** A world with a mail server, which writes mails as any room of the product does. */
export class Mailroom {
  private workers: Process[] = [];

  private constructor(
    readonly world: World,
    readonly server: MailServer,
    readonly database: DataSource,
    private readonly queue: Queue,
    readonly mails: MailOutboxService,
  ) {}

  /** @param refused addresses that the mail server does not know. */
  static async open(refused: string[] = []): Promise<Mailroom> {
    const server = await MailServer.start(refused);
    const world = await World.create({ MAIL_FROM: 'Zampa <zampa@example.org>' });
    const { DATABASE_URL = '', REDIS_URL = '' } = world.settings;
    const database = await new DataSource({
      type: 'postgres',
      url: DATABASE_URL,
      entities: [Mail],
    }).initialize();
    const queue = new Queue(MAIL_QUEUE, {
      connection: { url: REDIS_URL },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    const mails = new MailOutboxService(
      new MailsRepository(database.getRepository(Mail)),
      new MailQueue(queue, pino({ level: 'silent' })),
    );
    return new Mailroom(world, server, database, queue, mails);
  }

  async worker(SMTP_URL = this.server.url): Promise<Process> {
    const worker = await this.world.worker({ SMTP_URL });
    this.workers.push(worker);
    return worker;
  }

  /** Writes and commits a mail, but asks no worker to send it. */
  write(to: string, key: string = randomUUID()): Promise<number | null> {
    return this.database.transaction((tx) =>
      this.mails.write(tx, {
        key,
        to,
        language: 'it',
        template: 'plan-ended',
        data: { name: 'Anna <b>', plan: 'pro' },
      }),
    );
  }

  async post(to: string): Promise<number> {
    const id = await this.write(to);
    await this.mails.send(id);
    return id ?? 0;
  }

  /** Posts a reminder that is due now. */
  async remind(to: string): Promise<number> {
    const face = { species: 'gatto' } as const;
    const pet = { petId: 1, petName: 'Moka', face, title: 'Syrup', note: null };
    const data = { name: 'Anna', ...pet, dueAt: new Date().toISOString(), timeZone: 'UTC' };
    const key = randomUUID();
    const id = await this.database.transaction((tx) =>
      this.mails.write(tx, { key, to, language: 'it', template: 'reminder', data }),
    );
    await this.mails.send(id);
    return id ?? 0;
  }

  async row(id: number | null): Promise<Row> {
    const query = `SELECT * FROM mails WHERE id = $1`;
    const { rows } = await this.world.database.query<Row>(query, [id]);
    if (!rows[0]) throw new Error('no such mail');
    return rows[0];
  }

  /** The mail's row, once it has been sent. */
  sent(id: number | null, patience?: number): Promise<Row> {
    const look = async () => {
      const mail = await this.row(id);
      return mail.sentAt && mail;
    };
    return until('the mail is sent', look, patience);
  }

  /** Makes the server hold the next mail. @returns a promise that resolves when it has arrived. */
  holdNext(hold: () => Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      this.server.beforeTaking = async () => {
        resolve();
        await hold();
      };
    });
  }

  /** Called between two tests. */
  async endWorkers(): Promise<void> {
    this.server.beforeTaking = undefined;
    await Promise.all(this.workers.map((worker) => worker.end('SIGKILL')));
    this.workers = [];
  }

  async close(): Promise<void> {
    await this.queue.close();
    await this.database.destroy();
    await this.world.close();
    await this.server.stop();
  }
}
