import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { DiaryEntryEntity } from './diary-entry.entity.js';
import { DiaryRepository } from './diary.repository.js';
import { InsightsService } from './insights/insights.service.js';
import { NewEntriesRepository } from './new-entries.repository.js';
import { ProfileWeightService } from './profile-weight.service.js';
import { DiaryService } from './diary.service.js';
import { DiaryNotesService } from './notes/diary-notes.service.js';
import { DiaryAnswersService } from './questions/diary-answers.service.js';
import { DiarySuggestionEntity } from './suggestions/diary-suggestion.entity.js';
import { DiarySuggestionsRepository } from './suggestions/diary-suggestions.repository.js';
import { ToldEntriesService } from './suggestions/told-entries.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DiaryEntryEntity, DiarySuggestionEntity]),
    AccountsModule,
    PetsModule,
    BillingModule,
    WebhooksModule,
  ],
  providers: [
    DiaryRepository,
    NewEntriesRepository,
    ProfileWeightService,
    DiaryService,
    InsightsService,
    DiarySuggestionsRepository,
    ToldEntriesService,
    DiaryNotesService,
    DiaryAnswersService,
  ],
  exports: [
    DiaryService,
    InsightsService,
    DiarySuggestionsRepository,
    ToldEntriesService,
    DiaryNotesService,
    DiaryAnswersService,
  ],
})
export class DiaryModule {}
