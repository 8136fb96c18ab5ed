import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksModule } from './webhooks.module.js';

@Module({ imports: [WebhooksModule, BillingModule], controllers: [WebhooksController] })
export class WebhooksApiModule {}
