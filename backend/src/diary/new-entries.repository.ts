import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LIMITS } from '../contract/limits.js';
import { includesPlan, PLANS } from '../contract/plans.js';
import type { Species } from '../contract/species.js';
import { PetWeights } from '../pets/pet-weights.repository.js';
import { tellWebhooks } from '../webhooks/webhook-outbox.repository.js';
import { runPrepared, type Statement } from '../platform/database/run-prepared.js';
import { AppError } from '../platform/errors/app-error.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';

/** A row as it is inserted. */
export type NewRow = Omit<DiaryEntryEntity, 'id' | 'pet' | 'version' | 'createdAt'>;

/** The columns of an entry, and the types as which they are read from JSON. */
const COLUMNS: Record<Exclude<keyof NewRow, 'petId'>, string> = {
  kind: 'text',
  at: 'timestamptz',
  value: 'double precision',
  unit: 'text',
  text: 'text',
  severity: 'text',
  bodyPart: 'text',
  minutes: 'integer',
  before: 'text',
  after: 'text',
  kcalPer100g: 'double precision',
  clientId: 'uuid',
  messageId: 'bigint',
};

const NAMES = Object.keys(COLUMNS)
  .map((name) => `"${name}"`)
  .join(', ');

const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ');

const PAID = PLANS.filter((plan) => includesPlan(plan, 'pro'));

/** The events that a new entry causes. */
const TOLD = {
  entry: tellWebhooks({
    type: 'diary-entry',
    from: 'added',
    userId: '$2::bigint',
    subject: 'added.id',
    data: `jsonb_build_object('petId', "petId", 'entryId', added.id, 'kind', kind, 'at', $7::text)`,
  }),
  finding: tellWebhooks({
    type: 'finding',
    from: 'added',
    userId: '$2::bigint',
    subject: 'added.id',
    data: `jsonb_build_object('petId', "petId", 'entryId', added.id)`,
    isReady: false,
  }),
};

/**
 * Stores an entry of pet $1 of user $2, if the pet is admitted, is locked by nobody else and has
 * fewer than $8 entries, and the plan has a diary.
 */
const ADD: Statement = {
  name: 'add-diary-entry',
  text: `
    WITH pet AS (
      SELECT pets.id FROM pets JOIN users ON users.id = pets."userId"
      WHERE pets.id = $1::bigint AND users.id = $2::bigint
        AND users."subscriptionStatus" = ANY($3::text[]) AND pets.species = ANY($4::text[])
        AND (pets."birthDate" IS NULL OR pets."birthDate" <= $5::date)
        AND (SELECT count(*) FROM diary_entries WHERE "petId" = $1::bigint) < $8::integer
      FOR NO KEY UPDATE OF pets SKIP LOCKED
    ), added AS (
      INSERT INTO diary_entries AS entry ("petId", ${NAMES})
      SELECT pet.id, told.* FROM pet, json_to_record($6::json) AS told (${TYPED})
      ON CONFLICT DO NOTHING
      RETURNING id, "petId", ${NAMES}, version,
        kind = 'weight' AND NOT EXISTS (
          SELECT 1 FROM diary_entries AS later
          WHERE later."petId" = entry."petId" AND later.at > entry.at AND later.kind = 'weight'
        ) AS "isNewestWeight"
    ), told AS (${TOLD.entry}), asked AS (${TOLD.finding})
    SELECT added.*, (
      SELECT json_agg("webhookId") FROM (TABLE told UNION TABLE asked) AS one
    ) AS webhooks FROM added`,
};

/** Stores entries $2 of pet $1. */
const ADD_ALL: Statement = {
  name: 'add-diary-entries',
  text: `
    WITH added AS (
      INSERT INTO diary_entries ("petId", ${NAMES})
      SELECT $1::bigint, told.* FROM json_to_recordset($2::json) AS told (${TYPED})
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    SELECT coalesce(json_agg(id), '[]') AS ids FROM added`,
};

/** An entry that was stored. */
export interface AddedEntry extends Omit<DiaryEntryEntity, 'pet' | 'createdAt'> {
  isNewestWeight: boolean;
  /** Webhooks to call. */
  webhooks: number[] | null;
}

/** The owner of the entry, and the pets for which it is plausible. */
interface Admission {
  userId: number;
  species: readonly Species[];
  /** ISO date. */
  bornBy: string;
}

/**
 * Entries up to which a single one is added without waiting for the pet's lock: an import that ends
 * just then is not counted yet, and adds no more than what is left.
 */
const SURELY_ROOM = LIMITS.diaryEntries - LIMITS.diaryImport.rows;

/** Stores entries, each client id of a pet once; each call stores all or nothing. */
@Injectable()
export class NewEntriesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pets: PetWeights,
  ) {}

  /**
   * One statement, which waits for nothing.
   * @returns null if the entry is already stored or not admitted, or its pet is locked, or the limit
   * is near: `addLocked` tells.
   */
  add(row: NewRow, admission: Admission): Promise<AddedEntry | null> {
    return this.addBelow(this.database.manager, SURELY_ROOM, row, admission);
  }

  /**
   * The same up to the limit, for a pet that the caller has checked to be the user's: one entry after
   * another, since a statement does not count what it waited for.
   * @returns null if the entry is already stored or not admitted.
   * @throws AppError `DIARY_LIMIT_REACHED`
   */
  addLocked(row: NewRow, admission: Admission): Promise<AddedEntry | null> {
    return this.database.transaction(async (tx) => {
      await this.pets.lock(tx, row.petId);
      const added = await this.addBelow(tx, LIMITS.diaryEntries, row, admission);
      if (!added && !(await this.isStored(row, tx))) await this.requireRoom(row.petId, tx);
      return added;
    });
  }

  private async isStored({ petId, clientId }: NewRow, tx: EntityManager): Promise<boolean> {
    return clientId !== null && (await tx.existsBy(DiaryEntryEntity, { petId, clientId }));
  }

  private async requireRoom(petId: number, tx: EntityManager): Promise<void> {
    if ((await this.countOf(petId, tx)) >= LIMITS.diaryEntries) throw isFull();
  }

  private async addBelow(
    manager: EntityManager,
    limit: number,
    row: NewRow,
    { userId, species, bornBy }: Admission,
  ): Promise<AddedEntry | null> {
    const { petId, ...told } = row;
    const values = [
      petId,
      userId,
      PAID,
      species,
      bornBy,
      JSON.stringify(told),
      row.at.toISOString(),
      limit,
    ];
    const [added] = await runPrepared<AddedEntry>(manager, ADD, values);
    return added ?? null;
  }

  /**
   * For a pet that the caller has checked to be the user's, even beyond the limit.
   * @returns the ids of the new ones.
   */
  async addAll(petId: number, rows: readonly NewRow[], tx: EntityManager): Promise<number[]> {
    const values = [petId, JSON.stringify(rows)];
    const [added] = await runPrepared<{ ids: number[] }>(tx, ADD_ALL, values);
    return added?.ids ?? [];
  }

  /**
   * The same within the limit, for a pet that the caller has locked. @returns how many are new.
   * @throws AppError `DIARY_LIMIT_REACHED`
   */
  async addWithinLimit(petId: number, rows: readonly NewRow[], tx: EntityManager): Promise<number> {
    const { length: added } = await this.addAll(petId, rows, tx);
    if (added > 0 && (await this.countOf(petId, tx)) > LIMITS.diaryEntries) throw isFull();
    return added;
  }

  private countOf(petId: number, tx: EntityManager): Promise<number> {
    return tx.countBy(DiaryEntryEntity, { petId });
  }
}

const isFull = (): AppError => new AppError('DIARY_LIMIT_REACHED', { limit: LIMITS.diaryEntries });
