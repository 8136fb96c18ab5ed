import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { DiaryController } from './diary.controller.js';
import { DiaryImportService } from './import/diary-import.service.js';
import { DiaryModule } from './diary.module.js';
import { DiarySuggestionsController } from './suggestions/diary-suggestions.controller.js';
import { DiarySuggestionsService } from './suggestions/diary-suggestions.service.js';

@Module({
  imports: [DiaryModule, PetsModule, BillingModule],
  controllers: [DiaryController, DiarySuggestionsController],
  providers: [DiaryImportService, DiarySuggestionsService],
})
export class DiaryApiModule {}
