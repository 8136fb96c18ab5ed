import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { ReminderEntity } from './reminder.entity.js';
import { ReminderEventEntity } from './reminder-event.entity.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';
import { ReminderStepsService } from './reminder-steps.service.js';
import { AskedRemindersService } from './suggestions/asked-reminders.service.js';
import { ReminderSuggestionEntity } from './suggestions/reminder-suggestion.entity.js';
import { ReminderSuggestionsRepository } from './suggestions/reminder-suggestions.repository.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReminderEntity, ReminderEventEntity, ReminderSuggestionEntity]),
    AccountsModule,
    BillingModule,
    DiaryModule,
    PetsModule,
  ],
  providers: [
    RemindersRepository,
    RemindersService,
    ReminderStepsService,
    ReminderSuggestionsRepository,
    AskedRemindersService,
  ],
  exports: [
    RemindersRepository,
    RemindersService,
    ReminderStepsService,
    ReminderSuggestionsRepository,
    AskedRemindersService,
  ],
})
export class RemindersModule {}
