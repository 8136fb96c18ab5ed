import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PushModule } from '../push/push.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CaseEndingsService } from './case-endings.service.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { ConsultationsService } from './consultations.service.js';
import { VetCallsService } from './vet-calls.service.js';

@Module({
  imports: [AccountsModule, ChatModule, PetsModule, PushModule, StaffModule, CaseReturnsModule],
  providers: [CaseEndingsService, ConsultationsService, VetCallsService],
  exports: [CaseReturnsModule, ConsultationsService, VetCallsService],
})
export class ConsultationsModule {}
