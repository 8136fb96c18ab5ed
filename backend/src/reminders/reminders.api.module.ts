import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { ReminderSteps } from './reminder-steps.service.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersModule } from './reminders.module.js';

@Module({
  imports: [RemindersModule, BillingModule, DiaryModule],
  controllers: [RemindersController],
  providers: [ReminderSteps],
})
export class RemindersApiModule {}
