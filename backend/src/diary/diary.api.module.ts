import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { DiaryController } from './diary.controller.js';
import { DiaryImportService } from './import/diary-import.service.js';
import { DiaryModule } from './diary.module.js';

@Module({
  imports: [DiaryModule, PetsModule, BillingModule],
  controllers: [DiaryController],
  providers: [DiaryImportService],
})
export class DiaryApiModule {}
