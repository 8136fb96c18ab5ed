import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProofsModule } from '../accounts/proofs.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhooksModule } from './webhooks.module.js';
import { WebhooksService } from './webhooks.service.js';

/** For the process that has sessions. */
@Module({
  imports: [
    AccountsModule,
    ProofsModule,
    SessionModule,
    TokensModule,
    WebhooksModule,
    TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity]),
  ],
  providers: [WebhooksService],
  exports: [WebhooksService],
})
export class OwnWebhooksModule {}
