import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Species } from '../contract/species.js';

/** A question in the queue, and since when a vet could have taken it. */
interface WaitingQuestion {
  id: number;
  species: Species;
  dutySince: Date | null;
}

/**
 * A longer pause between two sweeps is an outage: no vet could take a question. While a vet had the
 * case, it was not swept either, so an outage begins no earlier than the wait.
 */
const SWEPT = `
  UPDATE consultations SET "sweptAt" = $1::timestamptz,
    "dutySince" = "dutySince" + CASE
      WHEN "dutySince" >= "waitsSince" AND "sweptAt" < $1::timestamptz - interval '10 minutes'
      THEN $1::timestamptz - greatest("sweptAt", "dutySince") ELSE interval '0' END
  WHERE state = 'waiting'
    AND ("sweptAt" IS NULL OR "sweptAt" < $1::timestamptz - interval '1 minute')`;

const ON_DUTY = `
  UPDATE consultations SET "dutySince" = greatest("waitsSince", $2) FROM pets
  WHERE pets.id = "petId" AND state = 'waiting' AND species = ANY($1)
    AND ("dutySince" IS NULL OR "dutySince" < "waitsSince")`;

const WAITED = `
  SELECT consultation.id, pet.species,
    CASE WHEN "dutySince" >= "waitsSince" THEN "dutySince" END AS "dutySince"
  FROM consultations AS consultation JOIN pets AS pet ON pet.id = consultation."petId"
  WHERE consultation.state = 'waiting' AND consultation."waitsSince" < $1
  ORDER BY consultation.id`;

/** The times of questions that wait for a vet. */
@Injectable()
export class WaitingQuestions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The time by the database's clock: a worker whose own is fast would move all waits. */
  async now(): Promise<Date> {
    const [row] = await this.database.query<[{ now: Date }]>('SELECT now()');
    return row.now;
  }

  /** Records that the queue was looked at, and adds an outage before it to the waits. */
  async markSwept(at: Date): Promise<void> {
    await this.database.query(SWEPT, [at]);
  }

  /** Records that vets for these species are on duty, for questions that wait for the first one. */
  async markOnDuty(species: readonly Species[], at: Date): Promise<void> {
    await this.database.query(ON_DUTY, [species, at]);
  }

  /** Questions that joined the queue before this moment. */
  waitingSince(moment: Date): Promise<WaitingQuestion[]> {
    return this.database.query(WAITED, [moment]);
  }
}
