import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { VetDesk, VetDutyBody, VetHoursBody, VetMe } from '../contract/vets.js';
import { AppError } from '../platform/errors/app-error.js';
import { BY_HOURS, dutyOf, switched } from './duty.js';
import { StaffService } from './staff.service.js';
import { hasPassed } from './vet-session.js';
import type { Vet } from './vet.entity.js';
import { VetsRepository } from './vets.repository.js';

/** What vets see and set about themselves: hours, and whether they are on duty. */
@Injectable()
export class VetDeskService {
  constructor(
    private readonly vets: VetsRepository,
    private readonly staff: StaffService,
  ) {}

  /** Until the second factor is passed, contains only its state. */
  async me(request: Request, vet: Vet): Promise<VetMe> {
    const { name } = vet;
    if (hasPassed(request, vet)) return { name, factor: 'passed', desk: await this.desk(vet) };
    return { name, factor: vet.totpConfirmedAt === null ? 'enrol' : 'verify', desk: null };
  }

  /** Sets new hours, which apply at once and end a manual switch. */
  async setHours({ id, userId }: Vet, { timeZone, hours }: VetHoursBody): Promise<VetDesk> {
    const plain = hours.map(({ day, from, to }) => ({ day, from, to }));
    await this.vets.update(id, {
      timeZone,
      hours: plain,
      ...BY_HOURS,
    });
    return this.changed(userId);
  }

  /** Switches on or off duty from now on. */
  async setDuty(vet: Vet, { onDuty }: VetDutyBody): Promise<VetDesk> {
    await this.vets.update(vet.id, switched(vet, new Date(), onDuty));
    return this.changed(vet.userId);
  }

  private async changed(userId: number): Promise<VetDesk> {
    this.staff.forget();
    const vet = await this.vets.findActive(userId);
    if (!vet) throw new AppError('NOT_FOUND');
    return this.desk(vet);
  }

  private async desk(vet: Vet): Promise<VetDesk> {
    const { name, registerNumber, languages, species, timeZone, hours } = vet;
    const { onDuty, until } = dutyOf(vet, new Date());
    return {
      name,
      registerNumber,
      languages,
      species,
      timeZone,
      hours,
      duty: { onDuty, until: until?.toISOString() ?? null },
      recoveryCodesLeft: await this.vets.countCodes(vet.id),
    };
  }
}
