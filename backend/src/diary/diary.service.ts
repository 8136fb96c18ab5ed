import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileTotalsService } from '../accounts/profile-totals.service.js';
import { AllowanceService } from '../billing/allowance.service.js';
import type {
  DiaryEntry,
  DiaryEntryBody,
  DiaryEntryChanges,
  DiaryKind,
  NewDiaryEntry,
} from '../contract/diary.js';
import { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import { PetsService } from '../pets/pets.service.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { isForeignKeyViolation } from '../platform/database/violation.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import type { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository } from './diary.repository.js';
import { diaryView } from './diary.view.js';
import { readCursor, type DiaryQueryDto, type DiaryRange } from './dto/diary.dto.js';
import { amountOf, checkEntry, petsFor, type EntryAmount } from './entry-check.js';
import { NewEntriesRepository, type NewRow } from './new-entries.repository.js';
import { ProfileWeightService } from './profile-weight.service.js';

/** Entries read per kind to find out when something is due next. */
const NEWEST = 20;

/** What owners write down about their pets. Tabs receive `diary-changed`. */
@Injectable()
export class DiaryService implements OnModuleInit {
  constructor(
    private readonly diary: DiaryRepository,
    private readonly newEntries: NewEntriesRepository,
    private readonly profileWeight: ProfileWeightService,
    private readonly allowance: AllowanceService,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
    private readonly totals: ProfileTotalsService,
    private readonly webhooks: WebhookOutboxService,
  ) {}

  onModuleInit(): void {
    this.totals.add('totalDiaryEntries', (userId) => this.diary.countOf(userId));
  }

  /** A page, newest first, and whether there are older entries. @throws AppError `NOT_FOUND` */
  page(userId: number, petId: number, { limit, before }: DiaryQueryDto) {
    return this.range(userId, petId, { limit, before: readCursor(before) });
  }

  /** The same for a part of the diary. @throws AppError `NOT_FOUND` */
  async range(userId: number, petId: number, range: DiaryRange) {
    await this.pets.getOwned(userId, petId);
    const { entries, hasMore } = await this.diary.page(petId, range);
    return { entries: entries.map(diaryView), hasMore };
  }

  /** @throws AppError `NOT_FOUND` */
  async get(userId: number, id: number): Promise<DiaryEntry> {
    return diaryView(await this.diary.getOwned(userId, id));
  }

  /** The newest twenty of each of these kinds, kind by kind, newest first. */
  async newestOf(petId: number, kinds: readonly DiaryKind[]): Promise<DiaryEntry[]> {
    const found = kinds.map((kind) => this.diary.newestOf(petId, kind, NEWEST));
    return (await Promise.all(found)).flat().map(diaryView);
  }

  /**
   * The newest entries of a pet since a moment, at most 10,000, oldest first. The caller has checked
   * that the pet is the user's.
   */
  since(petId: number, from: Date): Promise<DiaryEntryEntity[]> {
    return this.diary.since(petId, from);
  }

  /** All of a user's pets, pet after pet, oldest first. */
  async *everythingOf(userId: number): AsyncGenerator<DiaryEntry> {
    for await (const entry of this.diary.everythingOf(userId)) yield diaryView(entry);
  }

  /**
   * Stores an entry; a repeated `clientId` returns what is stored, and completes what an interrupted
   * call left undone. The newest weight goes into the pet's profile, unless that has a newer one.
   * @param messageId the question it was taken from.
   * @throws AppError `PLAN_REQUIRED`, `NOT_FOUND`, `VALIDATION_FAILED`, `IMPLAUSIBLE_AMOUNT`,
   * `DIARY_LIMIT_REACHED`
   */
  async add(
    userId: number,
    petId: number,
    { at = new Date().toISOString(), ...told }: DiaryEntryBody,
    messageId: number | null = null,
  ): Promise<{ entry: DiaryEntry; isNew: boolean }> {
    const entry = { ...told, at };
    const row = { ...rowOf(entry, amountOf(entry), petId), messageId };
    const { added, stored } = await unlessGone(this.store(userId, entry, row));
    const isWeight = added?.isNewestWeight ?? stored.kind === 'weight';
    if (isWeight) await this.profileWeight.take(stored);
    if (added) this.tell({ userId, petId }, added.webhooks);
    else this.channel.publish(userId, 'diary-changed', { petId });
    return { entry: diaryView(stored), isNew: added !== null };
  }

  /** Only an entry that may be added, and is not stored yet, ever waits for the pet's lock. */
  private async store(userId: number, entry: NewDiaryEntry, row: NewRow) {
    const admission = { userId, ...petsFor(entry) };
    const known = () => this.known(userId, row.petId, entry);
    const first = await this.newEntries.add(row, admission);
    const before = first ? null : await known();
    const added = first ?? (before ? null : await this.newEntries.addLocked(row, admission));
    const stored = added ?? before ?? (await known());
    if (!stored) throw new AppError('NOT_FOUND');
    return { added, stored };
  }

  /** The entry if it is already stored. @throws AppError that says why it may not be added. */
  private async known(
    userId: number,
    petId: number,
    entry: NewDiaryEntry,
  ): Promise<DiaryEntryEntity | null> {
    await this.allowance.require(userId, 'pro');
    checkEntry(entry, await this.pets.getOwned(userId, petId));
    const { clientId } = entry;
    return clientId ? this.diary.findByClientId(petId, clientId) : null;
  }

  /**
   * Stores many at once, with their client ids. @returns how many of them are new.
   * @throws AppError `DIARY_LIMIT_REACHED` if they do not all fit.
   */
  async addAll(pet: PetEntity, entries: NewDiaryEntry[]): Promise<number> {
    const rows = entries.map((entry) => rowOf(entry, checkEntry(entry, pet), pet.id));
    const count = await unlessGone(
      this.profileWeight.following(pet.id, (tx) =>
        this.newEntries.addWithinLimit(pet.id, rows, tx),
      ),
    );
    if (count > 0) this.tell({ userId: pet.userId, petId: pet.id });
    return count;
  }

  /**
   * Stores a vet's advice, once per client id, on any plan and even in a full diary; call `tell`
   * once it is committed.
   * @returns the webhooks to call.
   */
  async addVisit(
    tx: EntityManager,
    { userId, petId }: { userId: number; petId: number },
    { at, text, clientId }: { at: Date; text: string; clientId: string },
  ): Promise<number[]> {
    const entry = { kind: 'visit', at: at.toISOString(), text, clientId } as const;
    const row = rowOf(entry, amountOf(entry), petId);
    const added = await this.newEntries.addAll(petId, [row], tx);
    const events = added.map((entryId) => {
      const data = { petId, entryId, kind: entry.kind, at: entry.at };
      return { userId, subject: String(entryId), data };
    });
    return this.webhooks.write(tx, 'diary-entry', events);
  }

  /** Makes open tabs reload the diary and the number of entries, and calls these webhooks. */
  tell({ userId, petId }: { userId: number; petId: number }, webhooks?: number[] | null): void {
    this.channel.publish(userId, 'diary-changed', { petId });
    this.channel.publish(userId, 'profile-changed', {});
    void this.webhooks.send(webhooks);
  }

  /**
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`, `IMPLAUSIBLE_AMOUNT`; `CHANGED_ELSEWHERE`
   * with the stored entry if the changes are based on another version.
   */
  async change(userId: number, id: number, changes: DiaryEntryChanges): Promise<DiaryEntry> {
    const stored = await this.diary.getOwned(userId, id);
    const { pet } = stored;
    if (!pet) throw new AppError('NOT_FOUND');
    const { version, ...fields } = changes;
    if (stored.version !== version) throw changedElsewhere(stored);
    const whole = { ...diaryView(stored), ...withoutAbsent(fields) };
    const row = { ...rowOf(whole, checkEntry(whole, pet), pet.id), messageId: stored.messageId };
    const update = (tx?: EntityManager) => this.diary.update(stored, row, tx);
    const changed = await this.follow(pet.id, stored.kind, update);
    if (!changed) throw changedElsewhere(await this.diary.getOwned(userId, id));
    this.channel.publish(userId, 'diary-changed', { petId: pet.id });
    return diaryView(changed);
  }

  /** @throws AppError `NOT_FOUND` */
  async remove(userId: number, id: number): Promise<void> {
    const { petId, kind } = await this.diary.getOwned(userId, id);
    await this.follow(petId, kind, (tx) => this.diary.remove(id, tx));
    this.tell({ userId, petId });
  }

  /** Runs work that may change a weight together with the profile's; any other work directly. */
  private follow<T>(
    petId: number,
    kind: DiaryKind,
    work: (tx?: EntityManager) => Promise<T>,
  ): Promise<T> {
    return kind === 'weight' ? this.profileWeight.following(petId, work) : work();
  }
}

/** @throws AppError `NOT_FOUND` for a pet that was removed in the meantime. */
async function unlessGone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AppError('NOT_FOUND') : error;
  }
}

const changedElsewhere = (entry: DiaryEntryEntity): AppError =>
  new AppError('CHANGED_ELSEWHERE', { entry: diaryView(entry) });

const withoutAbsent = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The row of an entry, with its amount in base units. */
function rowOf(entry: NewDiaryEntry, amount: EntryAmount, petId: number): NewRow {
  const { kind, at, text = null, severity = null, bodyPart = null, minutes = null } = entry;
  const { before = null, after = null, kcalPer100g = null } = entry;
  const { clientId = null } = entry;
  return {
    petId,
    kind,
    at: new Date(at),
    ...amount,
    text,
    severity,
    bodyPart,
    minutes,
    before,
    after,
    kcalPer100g,
    clientId,
    messageId: null,
  };
}
