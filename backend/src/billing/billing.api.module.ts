import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingController } from './billing.controller.js';
import { BillingModule } from './billing.module.js';
import { BusinessDetailsController } from './business/business-details.controller.js';
import { CheckoutService } from './checkout.service.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [BillingModule, AccountsModule],
  controllers: [BillingController, BusinessDetailsController, StripeWebhookController],
  providers: [CheckoutService, PlanSwitchService, SubscriptionsService],
})
export class BillingApiModule {}
