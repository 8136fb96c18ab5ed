import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository, type DeepPartial } from 'typeorm';
import type { DiaryKind } from '../contract/diary.js';
import { AppError } from '../platform/errors/app-error.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';
import type { DiaryCursor } from './dto/diary.dto.js';

/** A row as it is inserted. */
export type NewRow = Omit<DiaryEntryEntity, 'id' | 'pet' | 'version' | 'createdAt'>;

/** Parameters of one statement stay far below PostgreSQL's 65,535. */
const ROWS_AT_ONCE = 500;

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
  async page(petId: number, limit: number, before: DiaryCursor | null) {
    const query = this.entries.createQueryBuilder('entry').where({ petId });
    if (before) query.andWhere('(entry.at, entry.id) < (:at, :id)', before);
    const newest = { 'entry.at': 'DESC', 'entry.id': 'DESC' } as const;
    const entries = await query
      .orderBy(newest)
      .limit(limit + 1)
      .getMany();
    return { entries: entries.slice(0, limit), hasMore: entries.length > limit };
  }

  /** All of a pet, oldest first. */
  everything(petId: number): Promise<DiaryEntryEntity[]> {
    return this.entries.find({ where: { petId }, order: { at: 'ASC', id: 'ASC' } });
  }

  /** The newest of a pet, oldest first. */
  async newest(petId: number, limit: number): Promise<DiaryEntryEntity[]> {
    const order = { at: 'DESC', id: 'DESC' } as const;
    return (await this.entries.find({ where: { petId }, order, take: limit })).toReversed();
  }

  /** Those of a pet from a moment on, oldest first. */
  since(petId: number, from: Date): Promise<DiaryEntryEntity[]> {
    const where = { petId, at: MoreThanOrEqual(from) };
    return this.entries.find({ where, order: { at: 'ASC', id: 'ASC' } });
  }

  /** All of a user's pets, oldest first. */
  everythingOf(userId: number): Promise<DiaryEntryEntity[]> {
    return this.entries.find({ where: { pet: { userId } }, order: { at: 'ASC', id: 'ASC' } });
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

  /** Stores those whose client id the pet's diary does not have yet. @returns them. */
  async insert(rows: NewRow[]): Promise<DiaryEntryEntity[]> {
    const stored: DiaryEntryEntity[] = [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const inserted = await this.entries
        .createQueryBuilder()
        .insert()
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .orIgnore()
        .returning('*')
        .execute();
      stored.push(...this.entries.create(inserted.raw as DeepPartial<DiaryEntryEntity>[]));
    }
    return stored;
  }

  /** @returns null when the entry has another version by now, or is gone. */
  async update(
    { id, version }: Pick<DiaryEntryEntity, 'id' | 'version'>,
    changes: Partial<NewRow>,
  ): Promise<DiaryEntryEntity | null> {
    const updated = await this.entries
      .createQueryBuilder()
      .update()
      .set({ ...changes, version: version + 1 })
      .where({ id, version })
      .returning('*')
      .execute();
    const [row] = updated.raw as DeepPartial<DiaryEntryEntity>[];
    return row ? this.entries.create(row) : null;
  }

  async remove(id: number): Promise<void> {
    await this.entries.delete({ id });
  }

  /** The newest of a kind, the newest first. */
  newestOf(petId: number, kind: DiaryKind, most: number): Promise<DiaryEntryEntity[]> {
    return this.entries.find({
      where: { petId, kind },
      order: { at: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  newestWeight(petId: number): Promise<DiaryEntryEntity | null> {
    return this.entries.findOne({
      where: { petId, kind: 'weight' },
      order: { at: 'DESC', id: 'DESC' },
    });
  }
}
