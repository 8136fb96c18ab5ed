import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConsultationsPort } from '../chat/consultations.port.js';
import { PushModule } from '../push/push.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CaseReportsService } from './case-reports.service.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { VetCallsService } from './vet-calls.service.js';

/**
 * Global, because chat notifies vets through a port: it must not import a room that builds on it.
 */
@Global()
@Module({
  imports: [AccountsModule, CaseReturnsModule, PushModule, StaffModule],
  providers: [VetCallsService, { provide: ConsultationsPort, useClass: CaseReportsService }],
  exports: [VetCallsService, ConsultationsPort],
})
export class CaseReportsModule {}
