import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CaseEndingsService } from './case-endings.service.js';
import { CaseReportsModule } from './case-reports.module.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsService } from './consultations.service.js';
import { VetRecordsRepository } from './vet-records.repository.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ConsultationEntity]),
    AccountsModule,
    ChatModule,
    PetsModule,
    StaffModule,
    CaseReportsModule,
    CaseReturnsModule,
  ],
  providers: [CaseEndingsService, ConsultationsService, VetRecordsRepository],
  exports: [CaseReturnsModule, ConsultationsService],
})
export class ConsultationsModule {}
