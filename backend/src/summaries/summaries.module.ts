import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChatModule } from '../chat/chat.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { SummariesRepository } from './summaries.repository.js';
import { SummariesService } from './summaries.service.js';
import { SummaryEntity } from './summary.entity.js';
import { SummaryFactsService } from './summary-facts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SummaryEntity]), PetsModule, DiaryModule, ChatModule],
  providers: [SummariesRepository, SummariesService, SummaryFactsService],
  exports: [SummariesService],
})
export class SummariesModule {}
