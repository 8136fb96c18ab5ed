import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { AllowanceService } from './allowance.service.js';
import { BillingAttempt } from './billing-attempt.entity.js';
import { BillingAttempts } from './billing-attempts.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BillingRecords } from './billing-records.js';
import { BillingSyncService } from './billing-sync.service.js';
import { BILLING_QUEUE, BillingQueue } from './billing.queue.js';
import { BusinessDetailsEntity } from './business/business-details.entity.js';
import { BusinessDetailsSender } from './business/business-details.sender.js';
import { BusinessDetailsService } from './business/business-details.service.js';
import { CardSetups } from './card-setups.js';
import { CustomerLeases } from './customer-leases.js';
import { CustomerOffersService } from './customer-offers.service.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { PaymentEntity } from './payment.entity.js';
import { PlanChangeEntity } from './plan-change.entity.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanEndingsService } from './plan-endings.service.js';
import { StripeEvent } from './stripe-event.entity.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
import { StripeEventsService } from './stripe-events.service.js';
import { SavedCardsService } from './saved-cards.service.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeBusiness } from './stripe/stripe.business.js';
import { StripeCards } from './stripe/stripe.cards.js';
import { StripeCatalogue } from './stripe/stripe.catalogue.js';
import { StripeClient } from './stripe/stripe.client.js';
import { StripeDisputes } from './stripe/stripe.disputes.js';
import { StripeDowngrades } from './stripe/stripe.downgrades.js';
import { StripeErasure } from './stripe/stripe.erasure.js';
import { StripeUpgrades } from './stripe/stripe.upgrades.js';
import { SubscriptionOverviewService } from './subscription-overview.service.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { TestSubscriptionsService } from './test-subscriptions.service.js';

const services = [
  AllowanceService,
  StripeClient,
  StripeCatalogue,
  StripeAccount,
  StripeDowngrades,
  StripeUpgrades,
  StripeBusiness,
  BusinessDetailsSender,
  BusinessDetailsService,
  CustomersRepository,
  CustomersService,
  CustomerLeases,
  CustomerOffersService,
  BillingAttempts,
  PlanChangesService,
  PlanEndingsService,
  BillingSyncService,
  BillingQueue,
  StripeEventsRepository,
  StripeEventsService,
  TestSubscriptionsService,
  SubscriptionOverviewService,
  StripeCards,
  StripeDisputes,
  StripeErasure,
  CardSetups,
  SavedCardsService,
];

@Module({
  imports: [
    AccountsModule,
    MailModule,
    QueueModule.of(BILLING_QUEUE, { tries: 5 }),
    TypeOrmModule.forFeature([
      BillingCustomer,
      BillingAttempt,
      SubscriptionEntity,
      PaymentEntity,
      PlanChangeEntity,
      StripeEvent,
      BusinessDetailsEntity,
    ]),
  ],
  providers: [...services, BillingRecords],
  exports: [...services, TypeOrmModule],
})
export class BillingModule {}
