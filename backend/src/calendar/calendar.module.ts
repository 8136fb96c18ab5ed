import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProofsModule } from '../accounts/proofs.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [
    AccountsModule,
    ProofsModule,
    RemindersModule,
    SessionModule,
    TypeOrmModule.forFeature([CalendarFeedEntity]),
  ],
  providers: [CalendarFeedsRepository, CalendarService],
  exports: [CalendarService],
})
export class CalendarModule {}
