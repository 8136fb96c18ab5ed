import { Injectable } from '@nestjs/common';
import type { CaseDuty, ConsultationAvailability } from '../contract/consultations.js';
import { PetsService } from '../pets/pets.service.js';
import { StaffService } from '../staff/staff.service.js';
import { ConsultationsRepository } from './consultations.repository.js';

/** Whether and when vets are available, as owners see it before asking one. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly staff: StaffService,
    private readonly pets: PetsService,
  ) {}

  /** @throws AppError `NOT_FOUND` for a pet that is not the user's. */
  async of(userId: number, petId: number): Promise<ConsultationAvailability> {
    const now = new Date();
    const { species, vet, nightClinic } = await this.pets.getOwned(userId, petId);
    const [registered, onDuty, next, minutes, others] = await Promise.all([
      this.staff.anyVet(),
      this.staff.vetsOnDuty(now, species),
      this.staff.nextDuty(now, species),
      this.rows.usualWait(),
      this.staff.speciesBeside(species),
    ]);
    return {
      registered,
      onDuty: onDuty.length > 0,
      nextAt: next && next > now ? next.toISOString() : null,
      waitMinutes: minutes === null ? null : Math.max(1, Math.round(minutes)),
      waiting: await this.rows.countWaiting(others),
      call: [vet, nightClinic].filter((contact) => contact !== null),
    };
  }

  /** @throws AppError `NOT_FOUND` for a case that is not the user's. */
  async ofCase(userId: number, id: number): Promise<CaseDuty> {
    const now = new Date();
    const { petId, vetUserId } = await this.rows.getOwned(userId, id);
    const { species } = await this.pets.getOwned(userId, petId);
    const next = await (vetUserId === null
      ? this.staff.nextDuty(now, species)
      : this.staff.nextDutyOf(vetUserId, now));
    const onDuty = next !== null && next <= now;
    return { onDuty, nextAt: onDuty ? null : (next?.toISOString() ?? null) };
  }
}
