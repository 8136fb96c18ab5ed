import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AllowanceService } from './allowance.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [AccountsModule],
  providers: [AllowanceService, SubscriptionsService],
  exports: [AllowanceService, SubscriptionsService],
})
export class BillingModule {}
