import { Module } from '@nestjs/common';
import { AccountsApiModule } from './accounts/accounts.api.module.js';
import { BackupAgeModule } from './backup/backup-age.module.js';
import { BillingApiModule } from './billing/billing.api.module.js';
import { CalendarApiModule } from './calendar/calendar.api.module.js';
import { ChatApiModule } from './chat/chat.api.module.js';
import { ConsultationsApiModule } from './consultations/consultations.api.module.js';
import { DataExportApiModule } from './data-export/data-export.api.module.js';
import { DiaryApiModule } from './diary/diary.api.module.js';
import { McpApiModule } from './mcp/mcp.api.module.js';
import { OperatorApiModule } from './operator/operator.api.module.js';
import { PetsApiModule } from './pets/pets.api.module.js';
import { ClientConfigApiModule } from './platform/client-config/client-config.api.module.js';
import { HttpApiModule } from './platform/http/http.api.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { RemindersApiModule } from './reminders/reminders.api.module.js';
import { PhotosApiModule } from './photos/photos.api.module.js';
import { PublicApiModule } from './public-api/public-api.api.module.js';
import { PushApiModule } from './push/push.api.module.js';
import { RepliesApiModule } from './replies/replies.api.module.js';
import { StaffApiModule } from './staff/staff.api.module.js';
import { StatusApiModule } from './status/status.api.module.js';
import { SummariesApiModule } from './summaries/summaries.api.module.js';
import { SupportApiModule } from './support/support.api.module.js';
import { TestPanelApiModule } from './test-panel/test-panel.api.module.js';
import { TokensApiModule } from './tokens/tokens.api.module.js';
import { UsageReportsApiModule } from './usage-reports/usage-reports.api.module.js';
import { WebhooksApiModule } from './webhooks/webhooks.api.module.js';
import { WorriesApiModule } from './worries/worries.api.module.js';

/** The HTTP and Socket.IO process. */
@Module({
  imports: [
    PlatformModule.needing('session'),
    BackupAgeModule,
    HttpApiModule,
    ClientConfigApiModule,
    AccountsApiModule,
    BillingApiModule,
    PetsApiModule,
    PhotosApiModule,
    DiaryApiModule,
    ChatApiModule,
    SummariesApiModule,
    RepliesApiModule,
    RemindersApiModule,
    PushApiModule,
    CalendarApiModule,
    ConsultationsApiModule,
    DataExportApiModule,
    SupportApiModule,
    TokensApiModule,
    McpApiModule,
    StaffApiModule,
    StatusApiModule,
    WorriesApiModule,
    UsageReportsApiModule,
    WebhooksApiModule,
    PublicApiModule,
    TestPanelApiModule,
    OperatorApiModule,
  ],
})
export class ApiModule {}
