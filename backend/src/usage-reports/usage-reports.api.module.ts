import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UsageReportsController } from './usage-reports.controller.js';

@Module({ imports: [AccountsModule], controllers: [UsageReportsController] })
export class UsageReportsApiModule {}
