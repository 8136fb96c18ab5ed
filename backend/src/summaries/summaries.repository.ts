import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { LIMITS } from '../contract/limits.js';
import { inPages } from '../platform/database/in-pages.js';
import { AppError } from '../platform/errors/app-error.js';
import { hashOf } from '../platform/sealing.js';
import { SummaryEntity } from './summary.entity.js';

/** What a page shows of a summary. */
export type SharedSummary = Pick<SummaryEntity, 'snapshot' | 'createdAt' | 'linkExpiresAt'>;

interface NewLink {
  expiresAt: Date;
  /** Whether it replaces another link, which stops working. */
  hadLink: boolean;
}

/** One statement reads and counts: a link revoked in the meantime shows nothing. */
const VIEW = `
  UPDATE summaries SET "linkViews" = "linkViews" + 1
  WHERE "linkHash" = $1 AND "linkExpiresAt" > now()
  RETURNING snapshot, "createdAt", "linkExpiresAt"`;

/** All times are PostgreSQL's. `former` is the previous link, which only one caller sees. */
const LINK = `
  WITH former AS (SELECT id, "linkHash" FROM summaries WHERE id = $1 FOR UPDATE)
  UPDATE summaries SET "linkHash" = $2, "linkViews" = 0,
    "linkExpiresAt" = now() + make_interval(days => $3)
  FROM former WHERE summaries.id = former.id
  RETURNING summaries."linkExpiresAt" AS "expiresAt", former."linkHash" IS NOT NULL AS "hadLink"`;

/** Summaries read at a time of all: each may have thousands of lines. */
const PAGE = 10;

/** Owns the table of summaries. */
@Injectable()
export class SummariesRepository {
  constructor(
    @InjectRepository(SummaryEntity) private readonly summaries: Repository<SummaryEntity>,
  ) {}

  /** Of a pet, newest first. */
  ofPet(petId: number): Promise<SummaryEntity[]> {
    return this.summaries.find({ where: { petId }, order: { id: 'DESC' } });
  }

  /** Of all of a user's pets, oldest first. */
  everythingOf(userId: number): AsyncGenerator<SummaryEntity> {
    return inPages<SummaryEntity>(PAGE, (last) =>
      this.summaries
        .createQueryBuilder('summary')
        .innerJoin('summary.pet', 'pet')
        .where('pet."userId" = :userId', { userId })
        .andWhere('summary.id > :last', { last: last?.id ?? 0 })
        .orderBy('summary.id')
        .limit(PAGE)
        .getMany(),
    );
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and for another user's alike. */
  async getOwned(userId: number, id: number): Promise<SummaryEntity> {
    const summary = await this.summaries.findOneBy({ id, pet: { userId } });
    if (!summary) throw new AppError('NOT_FOUND');
    return summary;
  }

  /** Stores a summary, and removes the oldest of a pet that has too many. */
  async add(
    summary: Pick<SummaryEntity, 'petId' | 'language' | 'snapshot'>,
  ): Promise<SummaryEntity> {
    const { petId } = summary;
    const added = await this.summaries.save(this.summaries.create(summary));
    const old = await this.summaries.find({
      select: { id: true },
      where: { petId },
      order: { id: 'DESC' },
      skip: LIMITS.summaries,
    });
    if (old.length > 0) await this.summaries.delete(old.map(({ id }) => id));
    return added;
  }

  async remove(id: number): Promise<void> {
    await this.summaries.delete({ id });
  }

  /** Gives a summary its only link. @throws AppError `NOT_FOUND` when it is gone. */
  async link(id: number, secret: string, days: number): Promise<NewLink> {
    const values = [id, hashOf(secret), days];
    const [[linked]] = await this.summaries.query<[NewLink[], number]>(LINK, values);
    if (!linked) throw new AppError('NOT_FOUND');
    return linked;
  }

  async unlink(id: number): Promise<void> {
    await this.summaries.update({ id }, { linkHash: null, linkExpiresAt: null, linkViews: 0 });
  }

  /** The summary behind a link, counted as a view; undefined if unknown, expired or revoked. */
  async view(secret: string): Promise<SharedSummary | undefined> {
    const [rows] = await this.summaries.query<[SharedSummary[], number]>(VIEW, [hashOf(secret)]);
    return rows[0];
  }

  /** The same without counting. */
  peek(secret: string): Promise<SharedSummary | null> {
    return this.summaries.findOneBy({
      linkHash: hashOf(secret),
      linkExpiresAt: Raw((column) => `${column} > now()`),
    });
  }
}
