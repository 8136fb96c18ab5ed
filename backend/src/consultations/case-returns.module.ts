import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffModule } from '../staff/staff.module.js';
import { CaseEventsService } from './case-events.service.js';
import { CaseReturnsService } from './case-returns.service.js';
import { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsRepository } from './consultations.repository.js';

/** For every process that removes vets, including the operator's command. */
@Module({
  imports: [StaffModule, TypeOrmModule.forFeature([ConsultationEntity])],
  providers: [ConsultationsRepository, CaseEventsService, CaseReturnsService],
  exports: [ConsultationsRepository, CaseEventsService],
})
export class CaseReturnsModule {}
