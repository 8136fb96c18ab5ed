import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksModule } from './webhooks.module.js';
import { WebhooksV1Controller } from './webhooks.v1.controller.js';

@Module({
  imports: [WebhooksModule, BillingModule, TokensModule],
  controllers: [WebhooksController, WebhooksV1Controller],
})
export class WebhooksApiModule {}
