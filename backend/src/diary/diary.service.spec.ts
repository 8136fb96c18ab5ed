import { expect, it, jest } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import type { ProfileTotalsService } from '../accounts/profile-totals.service.js';
import type { AllowanceService } from '../billing/allowance.service.js';
import type { PetWeights } from '../pets/pet-weights.repository.js';
import type { PetsService } from '../pets/pets.service.js';
import type { UserChannel } from '../platform/redis/user-channel.js';
import type { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import type { DiaryRepository } from './diary.repository.js';
import { DiaryService } from './diary.service.js';
import { NewEntriesRepository } from './new-entries.repository.js';
import type { ProfileWeightService } from './profile-weight.service.js';

/** A database that adds no entry and counts so many. */
const refusing = (entries: number): EntityManager => {
  const client = { query: () => Promise.resolve({ rows: [] }) };
  const queryRunner = { connect: () => Promise.resolve(client) };
  const countBy = () => Promise.resolve(entries);
  return { queryRunner, countBy } as unknown as EntityManager;
};

it('a diary that is full while its pet is locked says so, even if an entry is removed just then', async () => {
  const locked = refusing(10_000);
  const transaction = (work: (tx: EntityManager) => Promise<unknown>) => work(locked);
  const database = { manager: refusing(9999), transaction } as unknown as DataSource;
  const lock = jest.fn<PetWeights['lock']>().mockResolvedValue(null);
  const diary = new DiaryService(
    {} as DiaryRepository,
    new NewEntriesRepository(database, { lock } as unknown as PetWeights),
    {} as ProfileWeightService,
    { require: () => Promise.resolve() } as unknown as AllowanceService,
    { getOwned: () => Promise.resolve({ species: 'gatto' }) } as unknown as PetsService,
    {} as UserChannel,
    {} as ProfileTotalsService,
    {} as WebhookOutboxService,
  );
  const added = diary.add(1, 2, { kind: 'note', text: 'ate' });
  await expect(added).rejects.toMatchObject({ code: 'DIARY_LIMIT_REACHED' });
  expect(lock).toHaveBeenCalledWith(locked, 2);
});
