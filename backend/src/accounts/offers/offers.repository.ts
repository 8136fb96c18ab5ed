import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { UsedOffer } from './used-offer.entity.js';

export type UsedOffers = Pick<UsedOffer, 'questions' | 'firstMonth' | 'refund'>;

const KEEP = `
  INSERT INTO used_offers (hash, questions, "firstMonth", refund, "keptUntil")
  SELECT hash, $2, $3, $4, now() + interval '2 years' FROM unnest($1::text[]) AS hash
  ORDER BY hash
  ON CONFLICT (hash) DO UPDATE SET
    questions = GREATEST(used_offers.questions, EXCLUDED.questions),
    "firstMonth" = used_offers."firstMonth" OR EXCLUDED."firstMonth",
    refund = used_offers.refund OR EXCLUDED.refund,
    "keptUntil" = EXCLUDED."keptUntil"`;

const READ = `
  SELECT max(questions) AS questions, bool_or("firstMonth") AS "firstMonth",
    bool_or(refund) AS refund
  FROM used_offers WHERE hash = ANY($1) AND "keptUntil" > now()
  HAVING count(*) > 0`;

@Injectable()
export class OffersRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Adds what was used to what each hash has had. */
  async keep(
    tx: EntityManager,
    hashes: string[],
    { questions, firstMonth, refund }: UsedOffers,
  ): Promise<void> {
    await tx.query(KEEP, [hashes, questions, firstMonth, refund]);
  }

  /** What the hashes have had together; undefined for nothing. */
  async read(hashes: string[], tx = this.database.manager): Promise<UsedOffers | undefined> {
    const [used] = await tx.query<UsedOffers[]>(READ, [hashes]);
    return used;
  }

  /** Lets one transaction at a time read and make the key. */
  async lockKey(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('offer_keys'))`);
  }
}
