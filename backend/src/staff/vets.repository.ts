import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { Vet } from './vet.entity.js';
import { VetRecoveryCode } from './vet-recovery-code.entity.js';

/** An authenticator that was just confirmed, with its recovery codes. */
interface NewFactor extends Pick<Vet, 'lastTotpStep'> {
  /** Sealed. */
  totpSecret: string;
  codeHashes: Buffer[];
}

/** Owns the tables of vets. */
@Injectable()
export class VetsRepository {
  constructor(
    @InjectRepository(Vet) private readonly vets: Repository<Vet>,
    @InjectRepository(VetRecoveryCode) private readonly codes: Repository<VetRecoveryCode>,
  ) {}

  /** The vet of this account; null once removed. */
  findActive(userId: number): Promise<Vet | null> {
    return this.vets.findOneBy({ userId, removedAt: IsNull() });
  }

  /** The same, locked until the transaction ends. */
  lockActive(userId: number, tx: EntityManager): Promise<Vet | null> {
    const where = { userId, removedAt: IsNull() };
    return tx.findOne(Vet, { where, lock: { mode: 'for_no_key_update' } });
  }

  /** The vet of this account, even if removed. */
  find(userId: number, tx: EntityManager = this.vets.manager): Promise<Vet | null> {
    return tx.findOneBy(Vet, { userId });
  }

  active(): Promise<Vet[]> {
    return this.vets.find({ where: { removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Vets who have set up their second factor: others could not take a case. */
  ready(): Promise<Vet[]> {
    const where = { removedAt: IsNull(), totpConfirmedAt: Not(IsNull()) };
    return this.vets.find({ where, order: { id: 'ASC' } });
  }

  /** The secret of a vet's authenticator, sealed. */
  async secretOf(id: number): Promise<string | null> {
    const vet = await this.vets.findOne({ where: { id }, select: { id: true, totpSecret: true } });
    return vet?.totpSecret ?? null;
  }

  async update(id: number, values: Partial<Vet>): Promise<void> {
    await this.vets.update({ id }, values);
  }

  /**
   * Marks the code of a time step as used. @returns false if it, or a later one, was used before.
   */
  async useStep(id: number, step: number): Promise<boolean> {
    const unused = { id, removedAt: IsNull(), lastTotpStep: LessThan(step) };
    return (await this.vets.update(unused, { lastTotpStep: step })).affected === 1;
  }

  /**
   * Replaces the current authenticator, if any, with a confirmed one.
   * @returns false if another one was confirmed in the meantime, or the vet removed.
   */
  replaceFactor(vet: Vet, next: NewFactor): Promise<boolean> {
    const { totpSecret, lastTotpStep, codeHashes } = next;
    const { id, totpConfirmedAt } = vet;
    const known = { id, removedAt: IsNull(), totpConfirmedAt: totpConfirmedAt ?? IsNull() };
    return this.vets.manager.transaction(async (tx) => {
      const fresh = { totpSecret, lastTotpStep, totpConfirmedAt: new Date() };
      const { affected } = await tx.update(Vet, known, fresh);
      if (affected !== 1) return false;
      await this.replaceCodes(id, codeHashes, tx);
      return true;
    });
  }

  private async replaceCodes(vetId: number, hashes: Buffer[], tx: EntityManager): Promise<void> {
    await tx.delete(VetRecoveryCode, { vetId });
    await tx.insert(
      VetRecoveryCode,
      hashes.map((codeHash) => ({ vetId, codeHash })),
    );
  }

  /** @returns false for a code that is unknown or used. */
  async useCode(vetId: number, codeHash: Buffer): Promise<boolean> {
    return (await this.codes.delete({ vetId, codeHash })).affected === 1;
  }

  countCodes(vetId: number): Promise<number> {
    return this.codes.countBy({ vetId });
  }

  /** Deletes authenticator and recovery codes. */
  async forgetFactor(tx: EntityManager, id: number, more: Partial<Vet> = {}): Promise<void> {
    const nothing = { totpSecret: null, totpConfirmedAt: null };
    await tx.update(Vet, { id }, { ...nothing, ...more });
    await tx.delete(VetRecoveryCode, { vetId: id });
  }
}
