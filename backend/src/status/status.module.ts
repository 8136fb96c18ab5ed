import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IncidentsService } from './incidents.service.js';
import { StatusIncidentEntity } from './status-incident.entity.js';
import { StatusUpdateEntity } from './status-update.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StatusIncidentEntity, StatusUpdateEntity])],
  providers: [IncidentsService],
  exports: [IncidentsService],
})
export class StatusModule {}
