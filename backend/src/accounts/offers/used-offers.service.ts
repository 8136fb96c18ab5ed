import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FREE_QUESTIONS } from '../../contract/plans.js';
import { OfferKey } from './offer-key.js';
import { OffersRepository, type UsedOffers } from './offers.repository.js';
import { sameReader } from './same-reader.js';

const NOTHING: UsedOffers = { questions: 0, firstMonth: false, refund: false };

/**
 * Remembers, beyond an account's removal, the offers that its address and cards have used, so that
 * registering again does not renew them. Stores keyed hashes; no address, card or name.
 */
@Injectable()
export class UsedOffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly key: OfferKey,
  ) {}

  /** For an address that its account gives up. */
  async keepAddress(
    tx: EntityManager,
    email: string | null,
    used: Partial<UsedOffers>,
  ): Promise<void> {
    if (email !== null) await this.store(tx, [await this.address(email)], used);
  }

  /** @param cards from `hashOfCard`. */
  keepCards(tx: EntityManager, cards: string[], used: Partial<UsedOffers>): Promise<void> {
    return this.store(tx, cards, used);
  }

  async ofAddress(email: string | null, tx?: EntityManager): Promise<UsedOffers> {
    return email === null ? NOTHING : this.read([await this.address(email)], tx);
  }

  /** @param cards from `hashOfCard`. */
  ofCards(cards: string[]): Promise<UsedOffers> {
    return this.read(cards);
  }

  /** @param fingerprint from the payment provider, stable per card. */
  hashOfCard(fingerprint: string): Promise<string> {
    return this.key.hash('card', fingerprint);
  }

  private address(email: string): Promise<string> {
    return this.key.hash('address', sameReader(email));
  }

  private async store(tx: EntityManager, hashes: string[], used: Partial<UsedOffers>) {
    const { questions, firstMonth, refund } = { ...NOTHING, ...used };
    const free = Math.min(questions, FREE_QUESTIONS);
    if (hashes.length === 0 || !(free > 0 || firstMonth || refund)) return;
    await this.offers.keep(tx, [...new Set(hashes)], { questions: free, firstMonth, refund });
  }

  private async read(hashes: string[], tx?: EntityManager): Promise<UsedOffers> {
    return (hashes.length > 0 && (await this.offers.read(hashes, tx))) || NOTHING;
  }
}
