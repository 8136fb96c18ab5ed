import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { OwnWebhooksModule } from './own-webhooks.module.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksV1Controller } from './webhooks.v1.controller.js';

@Module({
  imports: [OwnWebhooksModule, BillingModule, TokensModule],
  controllers: [WebhooksController, WebhooksV1Controller],
})
export class WebhooksApiModule {}
