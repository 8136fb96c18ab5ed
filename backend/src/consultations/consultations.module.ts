import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CaseEndingsService } from './case-endings.service.js';
import { CaseReportsModule } from './case-reports.module.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { ConsultationsService } from './consultations.service.js';

@Module({
  imports: [
    AccountsModule,
    ChatModule,
    PetsModule,
    StaffModule,
    CaseReportsModule,
    CaseReturnsModule,
  ],
  providers: [CaseEndingsService, ConsultationsService],
  exports: [CaseReturnsModule, ConsultationsService],
})
export class ConsultationsModule {}
