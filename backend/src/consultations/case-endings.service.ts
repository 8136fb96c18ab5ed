import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RemovalHooksService } from '../accounts/removal-hooks.service.js';
import { PetsService } from '../pets/pets.service.js';
import { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsRepository } from './consultations.repository.js';

/** Notifies vets of cases that are deleted with their owner's account or with the pet. */
@Injectable()
export class CaseEndingsService implements OnModuleInit {
  constructor(
    private readonly rows: ConsultationsRepository,
    private readonly pets: PetsService,
    private readonly removals: RemovalHooksService,
    private readonly events: CaseEventsService,
  ) {}

  onModuleInit(): void {
    this.removals.add(async (tx, { id: userId }) => {
      const open = await this.rows.open({ userId }, tx);
      return () => this.vanished(open);
    });
    this.pets.onRemoved(async (userId, petId) => {
      const open = await this.rows.open({ userId, petId });
      return () => this.vanished(open);
    });
  }

  private vanished(open: readonly ConsultationEntity[]): void {
    for (const { id, vetUserId } of open) if (vetUserId !== null) this.events.gone(id, vetUserId);
    if (open.length > 0) void this.events.queueChanged();
  }
}
