import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { Vet } from './vet.entity.js';
import { VetRecoveryCode } from './vet-recovery-code.entity.js';

/** The secrets of a vet's authenticator, sealed. */
type Secrets = Pick<Vet, 'totpSecret' | 'pendingTotpSecret'>;

/** Owns the tables of vets. */
@Injectable()
export class VetsRepository {
  constructor(
    @InjectRepository(Vet) private readonly vets: Repository<Vet>,
    @InjectRepository(VetRecoveryCode) private readonly codes: Repository<VetRecoveryCode>,
  ) {}

  /** The vet that this account is; none once they are removed. */
  findActive(userId: number): Promise<Vet | null> {
    return this.vets.findOneBy({ userId, removedAt: IsNull() });
  }

  /** The same, locked until the transaction ends. */
  lockActive(userId: number, tx: EntityManager): Promise<Vet | null> {
    const where = { userId, removedAt: IsNull() };
    return tx.findOne(Vet, { where, lock: { mode: 'for_no_key_update' } });
  }

  /** Removed ones too. */
  find(userId: number, tx: EntityManager = this.vets.manager): Promise<Vet | null> {
    return tx.findOneBy(Vet, { userId });
  }

  active(): Promise<Vet[]> {
    return this.vets.find({ where: { removedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Vets who have set up their second factor: others could take no case. */
  ready(): Promise<Vet[]> {
    const where = { removedAt: IsNull(), totpConfirmedAt: Not(IsNull()) };
    return this.vets.find({ where, order: { id: 'ASC' } });
  }

  async secretsOf(id: number): Promise<Secrets> {
    const select = { totpSecret: true, pendingTotpSecret: true };
    return this.vets.findOneOrFail({ where: { id }, select });
  }

  async update(id: number, values: Partial<Vet>): Promise<void> {
    await this.vets.update({ id }, values);
  }

  /** Marks the code of a time step as used. @returns false if it, or a later one, was used before. */
  async useStep(id: number, step: number): Promise<boolean> {
    const unused = { id, removedAt: IsNull(), lastTotpStep: LessThan(step) };
    return (await this.vets.update(unused, { lastTotpStep: step })).affected === 1;
  }

  /** Confirms the authenticator that is being set up; its recovery codes replace all others. */
  confirm(id: number, pending: string, step: number, hashes: Buffer[]): Promise<boolean> {
    return this.vets.manager.transaction(async (tx) => {
      const { affected } = await tx.update(
        Vet,
        { id, pendingTotpSecret: pending, removedAt: IsNull() },
        {
          ...{ totpSecret: pending, pendingTotpSecret: null },
          ...{ totpConfirmedAt: new Date(), lastTotpStep: step },
        },
      );
      if (affected !== 1) return false;
      await this.replaceCodes(tx, id, hashes);
      return true;
    });
  }

  async replaceCodes(tx: EntityManager, vetId: number, hashes: Buffer[]): Promise<void> {
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

  /** Forgets authenticator and recovery codes. */
  async forgetFactor(tx: EntityManager, id: number, more: Partial<Vet> = {}): Promise<void> {
    const nothing = { totpSecret: null, pendingTotpSecret: null, totpConfirmedAt: null };
    await tx.update(Vet, { id }, { ...nothing, ...more });
    await tx.delete(VetRecoveryCode, { vetId: id });
  }
}
