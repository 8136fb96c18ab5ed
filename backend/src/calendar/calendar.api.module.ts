import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarModule } from './calendar.module.js';

@Module({ imports: [CalendarModule, BillingModule], controllers: [CalendarController] })
export class CalendarApiModule {}
