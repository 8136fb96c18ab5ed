import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { Env } from '../config/env.js';
import type { DataSource } from 'typeorm';
import type { MailOutboxService } from '../mail/mail-outbox.service.js';
import type { UsageReportsRepository } from './usage-reports.repository.js';
import { UsageReportsService } from './usage-reports.service.js';

it('a report that cannot be written does not stop the others', async () => {
  const readers = [1, 2, 3].map((id) => ({ id, timeZone: 'Europe/Rome' }));
  const claimed: number[] = [];
  const repository = {
    readersAfter: (last: number) => Promise.resolve(readers.filter(({ id }) => id > last)),
    claim: (_tx: unknown, id: number) => {
      if (id === 2) throw new Error('no room on the disk');
      claimed.push(id);
      return Promise.resolve(false);
    },
  } as unknown as UsageReportsRepository;
  const database = { transaction: (work: (tx: object) => unknown) => work({}) };
  const outbox = { send: () => Promise.resolve() } as unknown as MailOutboxService;
  const logger = pino({ enabled: false });
  const reports = new UsageReportsService(
    database as unknown as DataSource,
    repository,
    outbox,
    logger,
    {} as Env,
  );
  await reports.write(new Date('2026-12-01T08:00:00Z'));
  expect(claimed).toEqual([1, 3]);
});
