import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  Repository,
  type DeepPartial,
  type EntityManager,
} from 'typeorm';
import type { DiaryKind } from '../contract/diary.js';
import { inPages } from '../platform/database/in-pages.js';
import { AppError } from '../platform/errors/app-error.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';
import type { DiaryRange } from './dto/diary.dto.js';
import type { DiaryFact } from './insights/diary-fact.js';
import type { NewRow } from './new-entries.repository.js';

/** What findings read besides the id. */
const FACTS: readonly (keyof DiaryFact)[] = [
  ...(['kind', 'at', 'value', 'unit', 'text', 'severity', 'before', 'kcalPer100g'] as const),
];

/**
 * Entries of a pet that findings and summaries read: years of a full diary, read in well under a
 * second.
 */
const MOST_READ = 10_000;

/** Entries read at a time of all. */
const PAGE = 500;

/** An entry, with its exact moment. */
type Stored = DiaryEntryEntity & { moment: string };

/** The pets of a user that have entries. */
const WRITTEN_ABOUT = `
  SELECT id FROM pets WHERE "userId" = $1
    AND EXISTS (SELECT FROM diary_entries WHERE "petId" = pets.id) ORDER BY id`;

/** The next entries of a pet, in the order of the index. */
const NEXT = `
  SELECT *, at::text AS moment FROM diary_entries
  WHERE "petId" = $1 AND (at, id) > ($2::timestamptz, $3::bigint)
  ORDER BY at, id LIMIT ${String(PAGE)}`;

/** Owns the table of diary entries. */
@Injectable()
export class DiaryRepository {
  constructor(
    @InjectRepository(DiaryEntryEntity) private readonly entries: Repository<DiaryEntryEntity>,
  ) {}

  /** Of all of a user's pets. */
  countOf(userId: number): Promise<number> {
    return this.entries.countBy({ pet: { userId } });
  }

  /** Newest first, and whether there are older ones. */
  async page(petId: number, { limit, before, kind, from, to }: DiaryRange) {
    const query = this.entries.createQueryBuilder('entry').where({ petId });
    if (before) query.andWhere('(entry.at, entry.id) < (:at, :id)', before);
    if (kind) query.andWhere({ kind });
    if (from) query.andWhere({ at: MoreThanOrEqual(from) });
    if (to) query.andWhere({ at: LessThan(to) });
    const newest = { 'entry.at': 'DESC', 'entry.id': 'DESC' } as const;
    const entries = await query
      .orderBy(newest)
      .limit(limit + 1)
      .getMany();
    return { entries: entries.slice(0, limit), hasMore: entries.length > limit };
  }

  /**
   * The newest `MOST_READ` entries of a pet as findings read them, oldest first. Raw rows, since
   * creating thousands of entities takes longer.
   * @param addedBy leaves out later entries, whenever what they tell of happened.
   */
  async facts(petId: number, addedBy?: Date): Promise<DiaryFact[]> {
    const query = this.entries.createQueryBuilder('entry').select('entry.id', 'id');
    for (const column of FACTS) query.addSelect(`entry.${column}`, column);
    const newest = { 'entry.at': 'DESC', 'entry.id': 'DESC' } as const;
    query.where({ petId }).orderBy(newest).limit(MOST_READ);
    if (addedBy) query.andWhere({ createdAt: LessThanOrEqual(addedBy) });
    return (await query.getRawMany<DiaryFact>()).toReversed();
  }

  /** The newest of a pet, oldest first. */
  async newest(petId: number, limit: number): Promise<DiaryEntryEntity[]> {
    const order = { at: 'DESC', id: 'DESC' } as const;
    return (await this.entries.find({ where: { petId }, order, take: limit })).toReversed();
  }

  /** The newest `MOST_READ` entries of a pet since a moment, oldest first. */
  async since(petId: number, from: Date): Promise<DiaryEntryEntity[]> {
    const where = { petId, at: MoreThanOrEqual(from) };
    const order = { at: 'DESC', id: 'DESC' } as const;
    return (await this.entries.find({ where, order, take: MOST_READ })).toReversed();
  }

  /** All of a user's pets, pet after pet, oldest first: the work grows with the entries alone. */
  async *everythingOf(userId: number): AsyncGenerator<Stored> {
    const pets = await this.entries.query<Pick<Stored, 'id'>[]>(WRITTEN_ABOUT, [userId]);
    for (const { id } of pets) {
      yield* inPages<Stored>(PAGE, (last) =>
        this.entries.query(NEXT, [id, last?.moment ?? '-infinity', last?.id ?? 0]),
      );
    }
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and for another user's alike. */
  async getOwned(userId: number, id: number): Promise<DiaryEntryEntity> {
    const entry = await this.entries.findOne({
      where: { id, pet: { userId } },
      relations: { pet: true },
    });
    if (!entry) throw new AppError('NOT_FOUND');
    return entry;
  }

  findByClientId(petId: number, clientId: string): Promise<DiaryEntryEntity | null> {
    return this.entries.findOneBy({ petId, clientId });
  }

  /** @returns null if the entry has another version by now, or is gone. */
  async update(
    { id, version }: Pick<DiaryEntryEntity, 'id' | 'version'>,
    changes: Partial<NewRow>,
    manager: EntityManager = this.entries.manager,
  ): Promise<DiaryEntryEntity | null> {
    const updated = await manager
      .createQueryBuilder()
      .update(DiaryEntryEntity)
      .set({ ...changes, version: version + 1 })
      .where({ id, version })
      .returning('*')
      .execute();
    const [row] = updated.raw as DeepPartial<DiaryEntryEntity>[];
    return row ? this.entries.create(row) : null;
  }

  async remove(id: number, manager: EntityManager = this.entries.manager): Promise<void> {
    await manager.delete(DiaryEntryEntity, { id });
  }

  /** The newest of a kind, the newest first. */
  newestOf(petId: number, kind: DiaryKind, most: number): Promise<DiaryEntryEntity[]> {
    return this.entries.find({
      where: { petId, kind },
      order: { at: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  newestWeight(tx: EntityManager, petId: number): Promise<DiaryEntryEntity | null> {
    return tx.findOne(DiaryEntryEntity, {
      where: { petId, kind: 'weight' },
      order: { at: 'DESC', id: 'DESC' },
    });
  }
}
