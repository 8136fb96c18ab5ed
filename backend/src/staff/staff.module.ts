import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RemovalHooksService } from '../accounts/removal-hooks.service.js';
import { StaffService } from './staff.service.js';
import { VetGuard } from './vet.guard.js';
import { VetRecoveryCode } from './vet-recovery-code.entity.js';
import { Vet } from './vet.entity.js';
import { VetsRepository } from './vets.repository.js';

/** For rooms with pages for vets: import it and use `VetGuard`, `CurrentVet` and `StaffService`. */
@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature([Vet, VetRecoveryCode])],
  providers: [VetsRepository, StaffService, VetGuard],
  exports: [VetsRepository, StaffService, VetGuard],
})
export class StaffModule implements OnModuleInit {
  constructor(
    private readonly removals: RemovalHooksService,
    private readonly staff: StaffService,
  ) {}

  /** Removes a vet before their account is closed. */
  onModuleInit(): void {
    this.removals.add((tx, user) => this.staff.removeWithin(tx, user.id));
  }
}
