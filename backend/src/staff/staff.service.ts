import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { Species } from '../contract/species.js';
import type { VetHoursBody, VetView } from '../contract/vets.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { dutyOf, nextDutyOf } from './duty.js';
import { hasPassed } from './vet-session.js';
import type { Vet } from './vet.entity.js';
import { vetView } from './vet.view.js';
import { VetsRepository } from './vets.repository.js';

/**
 * Runs in the transaction that removes a vet, before the vet's rows change.
 * @returns a function that announces the removal, to be called once it is committed.
 */
type VetRemovedHook = (tx: EntityManager, vet: VetView) => Promise<() => Promise<void>>;

/** A vet in a data export. */
type ExportedVet = Omit<VetView, 'id' | 'userId'> &
  VetHoursBody & { addedAt: string; removedAt: string | null };

interface VetExport {
  vet: ExportedVet;
  /** Whether this session has passed the second factor; a removed vet's never has. */
  hasPassed: boolean;
}

/** Milliseconds for which the list of vets is cached, since any visitor may cause it to be read. */
const KEPT_MS = 1000;

/** Who the vets are, and which of them are on duty. */
@Injectable()
export class StaffService {
  private readonly hooks: VetRemovedHook[] = [];
  private kept: { since: number; vets: Promise<Vet[]> } | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly vets: VetsRepository,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  /**
   * Vets on duty at a moment; if a species is named, only those who treat it. Every process knows
   * of a change within a second.
   */
  async vetsOnDuty(at: Date, species?: Species): Promise<VetView[]> {
    const vets = await this.ready();
    return vets
      .filter((vet) => dutyOf(vet, at).onDuty)
      .filter((vet) => species === undefined || vet.species.includes(species))
      .map(vetView);
  }

  /** Whether any vet, on duty or not, has set up the second factor. */
  async anyVet(): Promise<boolean> {
    return (await this.ready()).length > 0;
  }

  /**
   * When a vet is next on duty, of those who treat the species if one is named: `at` itself if one
   * is on duty then; null if none is within a week.
   */
  async nextDuty(at: Date, species?: Species): Promise<Date | null> {
    const times = (await this.ready())
      .filter((vet) => species === undefined || vet.species.includes(species))
      .map((vet) => nextDutyOf(vet, at)?.getTime() ?? Infinity);
    const earliest = Math.min(...times);
    return Number.isFinite(earliest) ? new Date(earliest) : null;
  }

  /** When this vet is next on duty: `at` itself if they are; null if not within a week. */
  async nextDutyOf(userId: number, at: Date): Promise<Date | null> {
    const vet = (await this.ready()).find((one) => one.userId === userId);
    return vet ? nextDutyOf(vet, at) : null;
  }

  /** All species treated by the vets who treat this one: their owners wait in the same queue. */
  async speciesBeside(species: Species): Promise<Species[]> {
    const vets = (await this.ready()).filter((vet) => vet.species.includes(species));
    return [...new Set(vets.flatMap((vet) => vet.species))];
  }

  /** The data export of an account that is or was a vet; null for any other account. */
  async exported(userId: number, request: Request): Promise<VetExport | null> {
    const row = await this.vets.find(userId);
    if (!row) return null;
    const { name, registerNumber, languages, species, timeZone, hours } = row;
    const addedAt = row.addedAt.toISOString();
    const removedAt = row.removedAt?.toISOString() ?? null;
    const own = { name, registerNumber, languages, species, timeZone, hours };
    return { vet: { ...own, addedAt, removedAt }, hasPassed: hasPassed(request, row) };
  }

  /** Lets other rooms take part in a vet's removal, by the operator or with the account. */
  onVetRemoved(hook: VetRemovedHook): void {
    this.hooks.push(hook);
  }

  /** Removes a current vet. @returns whether the account was a vet. */
  async remove(userId: number): Promise<boolean> {
    const tell = await this.database.transaction((tx) => this.removeWithin(tx, userId));
    if (!tell) return false;
    // Awaited, since the operator's command then exits, and its Redis connection with it.
    await tell();
    this.channel.publish(userId, 'profile-changed', {});
    return true;
  }

  /** The same in the caller's transaction. @returns a function to call after the commit. */
  async removeWithin(
    tx: EntityManager,
    userId: number,
  ): Promise<(() => Promise<void>) | undefined> {
    const vet = await this.vets.lockActive(userId, tx);
    if (!vet) return undefined;
    const tell: (() => Promise<void>)[] = [];
    for (const hook of this.hooks) tell.push(await hook(tx, vetView(vet)));
    await this.vets.forgetFactor(tx, vet.id, { removedAt: new Date() });
    this.audit.record('vet-removed', { userId, vetId: vet.id });
    return async () => {
      this.forget();
      for (const one of tell) await one();
    };
  }

  /** Makes this process reload the vets. */
  forget(): void {
    this.kept = null;
  }

  private ready(): Promise<Vet[]> {
    const now = Date.now();
    if (this.kept === null || now - this.kept.since > KEPT_MS) {
      const vets = this.vets.ready();
      this.kept = { since: now, vets };
      vets.catch(() => this.forget());
    }
    return this.kept.vets;
  }
}
