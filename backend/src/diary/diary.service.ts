import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProfileTotals } from '../accounts/profile-totals.service.js';
import {
  fromBase,
  type DiaryEntry,
  type DiaryEntryChanges,
  type DiaryKind,
  type NewDiaryEntry,
} from '../contract/diary.js';
import { PetsService } from '../pets/pets.service.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { isForeignKeyViolation } from '../platform/database/violation.js';
import { AppError } from '../platform/errors/app-error.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import type { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository, type NewRow } from './diary.repository.js';
import { diaryView } from './diary.view.js';
import { readCursor, type DiaryQueryDto } from './dto/diary.dto.js';
import { checkEntry } from './entry-check.js';

/** Entries of a kind that tell when something is due next. */
const NEWEST = 20;

/** What owners write down of their pets. Tabs hear `diary-changed`. */
@Injectable()
export class DiaryService implements OnModuleInit {
  constructor(
    private readonly diary: DiaryRepository,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
    private readonly totals: ProfileTotals,
  ) {}

  onModuleInit(): void {
    this.totals.add('totalDiaryEntries', (userId) => this.diary.countOf(userId));
  }

  /** A page, newest first, and whether there are older entries. @throws AppError `NOT_FOUND` */
  async page(userId: number, petId: number, { limit, before }: DiaryQueryDto) {
    await this.pets.getOwned(userId, petId);
    const { entries, hasMore } = await this.diary.page(petId, limit, readCursor(before));
    return { entries: entries.map(diaryView), hasMore };
  }

  /** The newest twenty of each of these kinds, kind by kind, the newest first. */
  async newestOf(petId: number, kinds: readonly DiaryKind[]): Promise<DiaryEntry[]> {
    const found = kinds.map((kind) => this.diary.newestOf(petId, kind, NEWEST));
    return (await Promise.all(found)).flat().map(diaryView);
  }

  /** Those of a pet, which the caller has made sure is the user's, from a moment on; oldest first. */
  since(petId: number, from: Date): Promise<DiaryEntryEntity[]> {
    return this.diary.since(petId, from);
  }

  /** All of a user's pets, oldest first. */
  async everythingOf(userId: number): Promise<DiaryEntry[]> {
    return (await this.diary.everythingOf(userId)).map(diaryView);
  }

  /**
   * Stores an entry; the same `clientId` again answers with what is stored. The newest weight goes
   * into the pet's profile.
   * @param messageId the question from which it was taken.
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`, `IMPLAUSIBLE_AMOUNT`
   */
  async add(
    userId: number,
    petId: number,
    entry: NewDiaryEntry,
    messageId: number | null = null,
  ): Promise<{ entry: DiaryEntry; isNew: boolean }> {
    const pet = await this.pets.getOwned(userId, petId);
    const [stored] = await this.insert([rowOf(entry, pet, messageId)]);
    if (stored) {
      await this.changed(pet, stored.kind);
      return { entry: diaryView(stored), isNew: true };
    }
    const known = await this.diary.findByClientId(petId, entry.clientId ?? '');
    if (!known) throw new AppError('NOT_FOUND');
    return { entry: diaryView(known), isNew: false };
  }

  /** Stores many at once, with their client ids. @returns how many of them are new. */
  async addAll(pet: PetEntity, entries: NewDiaryEntry[]): Promise<number> {
    const stored = await this.insert(entries.map((entry) => rowOf(entry, pet)));
    const hasWeight = stored.some(({ kind }) => kind === 'weight');
    if (stored.length > 0) await this.changed(pet, hasWeight ? 'weight' : 'note');
    return stored.length;
  }

  /**
   * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`, `IMPLAUSIBLE_AMOUNT`; `CHANGED_ELSEWHERE`
   * with the stored entry when that is not the version which was changed.
   */
  async change(userId: number, id: number, changes: DiaryEntryChanges): Promise<DiaryEntry> {
    const stored = await this.diary.getOwned(userId, id);
    const { pet } = stored;
    if (!pet) throw new AppError('NOT_FOUND');
    const { version, ...fields } = changes;
    if (stored.version !== version) throw changedElsewhere(stored);
    const whole = { ...diaryView(stored), ...withoutAbsent(fields) };
    const row = rowOf(whole, pet, stored.messageId);
    const changed = await this.diary.update(stored, row);
    if (!changed) throw changedElsewhere(await this.diary.getOwned(userId, id));
    await this.changed(pet, changed.kind);
    return diaryView(changed);
  }

  /** @throws AppError `NOT_FOUND` */
  async remove(userId: number, id: number): Promise<void> {
    const { pet, kind } = await this.diary.getOwned(userId, id);
    await this.diary.remove(id);
    if (pet) await this.changed(pet, kind);
  }

  private async insert(rows: NewRow[]): Promise<DiaryEntryEntity[]> {
    try {
      return await this.diary.insert(rows);
    } catch (error) {
      throw isForeignKeyViolation(error) ? new AppError('NOT_FOUND') : error;
    }
  }

  private async changed(pet: PetEntity, kind: DiaryEntry['kind']): Promise<void> {
    if (kind === 'weight') await this.followWeight(pet);
    this.channel.publish(pet.userId, 'diary-changed', { petId: pet.id });
  }

  /** Puts the newest weight into the profile. */
  private async followWeight({ id, userId, weight }: PetEntity): Promise<void> {
    const newest = await this.diary.newestWeight(id);
    if (newest?.value == null || newest.unit === null) return;
    const amount = fromBase(newest.value, newest.unit, 'weight');
    const text = `${String(Number(amount.toPrecision(4)))} ${newest.unit}`;
    if (text !== weight) await this.pets.change(userId, id, { weight: text });
  }
}

const changedElsewhere = (entry: DiaryEntryEntity): AppError =>
  new AppError('CHANGED_ELSEWHERE', { entry: diaryView(entry) });

const withoutAbsent = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/**
 * The row of an entry, in base units.
 * @param messageId the question from which it was taken.
 * @throws AppError as `checkEntry` does.
 */
function rowOf(entry: NewDiaryEntry, pet: PetEntity, messageId: number | null = null): NewRow {
  const { kind, at, text = null, severity = null, bodyPart = null, minutes = null } = entry;
  const { before = null, after = null, kcalPer100g = null } = entry;
  const { clientId = null } = entry;
  return {
    petId: pet.id,
    ...{ kind, at: new Date(at), ...checkEntry(entry, pet) },
    ...{ text, severity, bodyPart, minutes, before, after, kcalPer100g },
    ...{ clientId, messageId },
  };
}
