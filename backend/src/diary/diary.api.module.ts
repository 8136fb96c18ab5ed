import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { DiaryController } from './diary.controller.js';
import { DiaryModule } from './diary.module.js';

@Module({
  imports: [DiaryModule, BillingModule],
  controllers: [DiaryController],
})
export class DiaryApiModule {}
