import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PetsModule } from '../pets/pets.module.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository } from './diary.repository.js';
import { DiaryService } from './diary.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DiaryEntryEntity]), PetsModule],
  providers: [DiaryRepository, DiaryService],
  exports: [DiaryRepository, DiaryService],
})
export class DiaryModule {}
