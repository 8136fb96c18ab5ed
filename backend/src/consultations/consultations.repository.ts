import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { TriageLevel } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import type { Face } from '../contract/portraits.js';
import type { Sex } from '../contract/pets.js';
import type { Species } from '../contract/species.js';
import { AppError } from '../platform/errors/app-error.js';
import { ConsultationEntity } from './consultation.entity.js';

type Row = ConsultationEntity;

/** A case as vets' lists show it. */
export interface CaseRow extends Pick<Row, 'id' | 'state' | 'askedAt' | 'takenAt' | 'closedAt'> {
  petName: string;
  species: Species;
  language: Language;
  /** Raised while the case is open and the conversation has an alarm graver than the question. */
  level: TriageLevel;
}

/** The owner of a case, and the pet as a mail shows it. */
export interface CaseReader extends Omit<Face, 'id'> {
  name: string;
  language: Language;
  /** Null if the address is not confirmed. */
  email: string | null;
  petId: number;
  petName: string;
  sex: Sex | null;
  /** The newest message of the chat that the owner has seen. */
  readUpTo: number;
}

/** Maximum of cases in one list. */
const LISTED = 100;

/** Maximum of cases in an owner's list: the newest. */
const OWNERS = 50;

/** Maximum of cases from which the waiting time is computed: the newest of the last 30 days. */
const MEASURED = 50;

const CASES = `
  SELECT consultation.id, consultation.state, consultation."askedAt", consultation."takenAt",
    consultation."closedAt", pet.name AS "petName", pet.species, owner.language,
    CASE WHEN consultation.state = 'closed' THEN consultation.level
      ELSE coalesce(session."triageCase" #>> '{alarm,level}', consultation.level) END AS level
  FROM consultations AS consultation
  JOIN pets AS pet ON pet.id = consultation."petId"
  JOIN users AS owner ON owner.id = consultation."userId"
  JOIN chat_sessions AS session ON session.id = consultation."sessionId"`;

const WAITING = `
  SELECT * FROM (${CASES} WHERE consultation.state = 'waiting' AND pet.species = ANY($1)) AS waiting
  ORDER BY array_position(ARRAY['emergency', 'urgent', 'routine'], level), id
  LIMIT ${String(LISTED)}`;

const COUNT_WAITING = `
  SELECT count(*)::int AS count FROM consultations
  JOIN pets ON pets.id = "petId" WHERE state = 'waiting' AND species = ANY($1)`;

const OF_VET = `
  ${CASES} WHERE consultation."vetId" = $1 AND consultation.state = $2
  ORDER BY coalesce(consultation."closedAt", consultation."takenAt") DESC LIMIT ${String(LISTED)}`;

const WAIT = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS minutes FROM (
    SELECT EXTRACT(EPOCH FROM "takenAt" - "waitsSince")::float8 / 60 AS waited FROM consultations
    WHERE "takenAt" > now() - interval '30 days'
    ORDER BY "takenAt" DESC LIMIT ${String(MEASURED)}
  ) AS newest`;

/** An owner without a confirmed address gets no mail. */
const READER = `
  SELECT owner.username AS name, owner.language, pet.id AS "petId", pet.name AS "petName",
    pet.species, pet.breed, pet.sex, pet.portrait, pet.coat, session."readUpTo",
    CASE WHEN owner."emailVerifiedAt" IS NOT NULL THEN owner.email END AS email
  FROM consultations AS consultation
  JOIN pets AS pet ON pet.id = consultation."petId"
  JOIN users AS owner ON owner.id = consultation."userId"
  JOIN chat_sessions AS session ON session.id = consultation."sessionId"
  WHERE consultation.id = $1`;

/** Resets a case whose vet hands it back or is removed. */
const WITHOUT_VET = { vetId: null, vetUserId: null, vet: null, takenAt: null } as const;

/** Owns the table of questions to vets. */
@Injectable()
export class ConsultationsRepository {
  constructor(
    @InjectRepository(ConsultationEntity) private readonly rows: Repository<ConsultationEntity>,
  ) {}

  /** @returns null if this client id was used before, or the pet has an open case. */
  async add(
    tx: EntityManager,
    row: Pick<Row, 'userId' | 'petId' | 'sessionId' | 'clientId' | 'level' | 'question' | 'shared'>,
  ): Promise<Row | null> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(ConsultationEntity)
      .values(row)
      .orIgnore()
      .returning('*')
      .execute();
    return (inserted.raw as Row[])[0] ?? null;
  }

  /** The question that this client has already sent. */
  findSent(userId: number, clientId: string): Promise<Row | null> {
    return this.rows.findOneBy({ userId, clientId });
  }

  find(id: number): Promise<Row | null> {
    return this.rows.findOneBy({ id });
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and another user's alike. */
  async getOwned(userId: number, id: number): Promise<Row> {
    return existing(await this.rows.findOneBy({ id, userId }));
  }

  /** A case that this vet has taken, or closed. @throws AppError `NOT_FOUND` for any other. */
  async getOfVet(vetId: number, id: number): Promise<Row> {
    return existing(await this.rows.findOneBy({ id, vetId, state: In(['taken', 'closed']) }));
  }

  /** A case that this vet has now, locked. @throws AppError `NOT_FOUND` for any other. */
  async lockTaken(tx: EntityManager, vetId: number, id: number): Promise<Row> {
    const where = { id, vetId, state: 'taken' } as const;
    const lock = { mode: 'for_no_key_update' } as const;
    return existing(await tx.findOne(ConsultationEntity, { where, lock }));
  }

  /** Of a user, or of one pet; newest first. */
  newest(userId: number, petId?: number): Promise<Row[]> {
    const where = petId === undefined ? { userId } : { userId, petId };
    return this.rows.find({ where, order: { id: 'DESC' }, take: OWNERS });
  }

  /** All cases of a user, oldest first. */
  everythingOf(userId: number): Promise<Row[]> {
    return this.rows.find({ where: { userId }, order: { id: 'ASC' } });
  }

  /** Cases that are waiting or taken. */
  open(
    of: FindOptionsWhere<Pick<Row, 'userId' | 'petId'>>,
    tx: EntityManager = this.rows.manager,
  ): Promise<Row[]> {
    return tx.findBy(ConsultationEntity, { ...of, state: In(['waiting', 'taken']) });
  }

  /** The case of a session that waits for a vet, if any. */
  waitingIn(sessionId: number): Promise<Row | null> {
    return this.rows.findOneBy({ sessionId, state: 'waiting' });
  }

  takenBy(vetId: number, tx: EntityManager): Promise<Row[]> {
    return tx.findBy(ConsultationEntity, { vetId, state: 'taken' });
  }

  /** Changes a case only if it matches `expected`. @returns null if it no longer does. */
  async move(
    tx: EntityManager,
    expected: FindOptionsWhere<Row>,
    changes: Partial<Row>,
  ): Promise<Row | null> {
    const updated = await tx
      .createQueryBuilder()
      .update(ConsultationEntity)
      .set({ ...changes, version: () => 'version + 1' })
      .where(expected)
      .returning('*')
      .execute();
    return (updated.raw as Row[])[0] ?? null;
  }

  /** Returns a case of this vet to the queue. */
  putBack(tx: EntityManager, vetId: number, id: number): Promise<Row | null> {
    const back = { state: 'waiting', waitsSince: new Date(), ...WITHOUT_VET } as const;
    return this.move(tx, { id, vetId, state: 'taken' }, back);
  }

  /** Waiting cases of these species: most serious first, then longest waiting first. */
  waiting(species: readonly Species[]): Promise<CaseRow[]> {
    return this.rows.query<CaseRow[]>(WAITING, [species]);
  }

  /** One case as vets' lists show it. @throws AppError `NOT_FOUND` if it no longer exists. */
  async caseOf(id: number): Promise<CaseRow> {
    const [found] = await this.rows.query<CaseRow[]>(`${CASES} WHERE consultation.id = $1`, [id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** The newest first. */
  ofVet(vetId: number, state: 'taken' | 'closed'): Promise<CaseRow[]> {
    return this.rows.query<CaseRow[]>(OF_VET, [vetId, state]);
  }

  async countWaiting(species: readonly Species[]): Promise<number> {
    const [counted] = await this.rows.query<{ count: number }[]>(COUNT_WAITING, [species]);
    return counted?.count ?? 0;
  }

  /** Who is mailed about a case; null if it is gone. */
  async reader(tx: EntityManager, id: number): Promise<CaseReader | null> {
    const [reader] = await tx.query<CaseReader[]>(READER, [id]);
    return reader ?? null;
  }

  /** Median wait in minutes; null before the first cases. */
  async usualWait(): Promise<number | null> {
    const [median] = await this.rows.query<{ minutes: number | null }[]>(WAIT);
    return median?.minutes ?? null;
  }
}

function existing(row: ConsultationEntity | null): ConsultationEntity {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
