import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { CalendarService } from './calendar.service.js';
import { RemindersPort } from './reminders.port.js';

@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature([CalendarFeedEntity])],
  providers: [
    CalendarFeedsRepository,
    CalendarService,
    { provide: RemindersPort, useValue: { of: () => Promise.resolve([]) } satisfies RemindersPort },
  ],
  exports: [CalendarService],
})
export class CalendarModule {}
