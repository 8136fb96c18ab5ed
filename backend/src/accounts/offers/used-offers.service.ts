import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FREE_QUESTIONS } from '../../contract/plans.js';
import { OfferKey } from './offer-key.js';
import { sameReader } from './same-reader.js';

/** What everybody gets once, and accounts that are gone have had. */
export interface UsedOffers {
  /** Free questions asked. */
  questions: number;
  /** The discount of the first month. */
  firstMonth: boolean;
  /** The money back guarantee. */
  refund: boolean;
}

const NOTHING: UsedOffers = { questions: 0, firstMonth: false, refund: false };

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

/**
 * Remembers beyond an account's removal what its address and its cards have had, so that nothing
 * renews by registering again: keyed hashes, no address, no card, no name.
 */
@Injectable()
export class UsedOffersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly key: OfferKey,
  ) {}

  /** Of an address that an account leaves. */
  async keepAddress(
    tx: EntityManager,
    email: string | null,
    used: Partial<UsedOffers>,
  ): Promise<void> {
    if (email !== null) await this.keep(tx, [await this.address(email)], used);
  }

  /** @param cards by `hashOfCard`. */
  keepCards(tx: EntityManager, cards: string[], used: Partial<UsedOffers>): Promise<void> {
    return this.keep(tx, cards, used);
  }

  async ofAddress(email: string | null, tx?: EntityManager): Promise<UsedOffers> {
    return email === null ? NOTHING : this.read([await this.address(email)], tx);
  }

  /** @param cards by `hashOfCard`. */
  ofCards(cards: string[]): Promise<UsedOffers> {
    return this.read(cards);
  }

  /** @param fingerprint the payment provider's, the same for the same card. */
  hashOfCard(fingerprint: string): Promise<string> {
    return this.key.hash('card', fingerprint);
  }

  private address(email: string): Promise<string> {
    return this.key.hash('address', sameReader(email));
  }

  private async keep(tx: EntityManager, hashes: string[], used: Partial<UsedOffers>) {
    const { questions, firstMonth, refund } = { ...NOTHING, ...used };
    const free = Math.min(questions, FREE_QUESTIONS);
    if (hashes.length === 0 || !(free > 0 || firstMonth || refund)) return;
    await tx.query(KEEP, [[...new Set(hashes)], free, firstMonth, refund]);
  }

  private async read(hashes: string[], tx = this.database.manager): Promise<UsedOffers> {
    if (hashes.length === 0) return NOTHING;
    const [used] = await tx.query<UsedOffers[]>(READ, [hashes]);
    return used ?? NOTHING;
  }
}
