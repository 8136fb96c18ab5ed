import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingController } from './billing.controller.js';
import { BillingModule } from './billing.module.js';

@Module({ imports: [BillingModule, AccountsModule], controllers: [BillingController] })
export class BillingApiModule {}
