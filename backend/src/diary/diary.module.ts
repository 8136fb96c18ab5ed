import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository } from './diary.repository.js';
import { InsightsService } from './insights/insights.service.js';
import { DiaryService } from './diary.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DiaryEntryEntity]), AccountsModule, PetsModule],
  providers: [DiaryRepository, DiaryService, InsightsService],
  exports: [DiaryService, InsightsService],
})
export class DiaryModule {}
