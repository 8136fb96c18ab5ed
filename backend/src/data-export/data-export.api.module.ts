import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../accounts/life/devices.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PushSubscriptionsModule } from '../push/push-subscriptions.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SummariesModule } from '../summaries/summaries.module.js';
import { SupportModule } from '../support/support.module.js';
import { OwnTokensModule } from '../tokens/own-tokens.module.js';
import { OwnWebhooksModule } from '../webhooks/own-webhooks.module.js';
import { DataExportController } from './data-export.controller.js';
import { DataExportService } from './data-export.service.js';
import { DataExportThrottle } from './data-export-throttle.js';

@Module({
  imports: [
    AccountsModule,
    DevicesModule,
    BillingModule,
    PetsModule,
    PhotosModule,
    DiaryModule,
    RemindersModule,
    SummariesModule,
    ChatModule,
    SupportModule,
    ConsultationsModule,
    PushSubscriptionsModule,
    CalendarModule,
    OwnTokensModule,
    OwnWebhooksModule,
    StaffModule,
  ],
  controllers: [DataExportController],
  providers: [DataExportService, DataExportThrottle],
})
export class DataExportApiModule {}
