import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/billing.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { ProposalsService } from './proposals/proposals.service.js';
import { ReminderDeclineEntity } from './proposals/reminder-decline.entity.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersModule } from './reminders.module.js';
import { ReminderSuggestionsController } from './suggestions/reminder-suggestions.controller.js';
import { ReminderSuggestionsService } from './suggestions/reminder-suggestions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReminderDeclineEntity]),
    RemindersModule,
    BillingModule,
    DiaryModule,
    PetsModule,
  ],
  controllers: [RemindersController, ProposalsController, ReminderSuggestionsController],
  providers: [ProposalsService, ReminderSuggestionsService],
})
export class RemindersApiModule {}
