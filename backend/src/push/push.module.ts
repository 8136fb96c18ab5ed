import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../platform/queue/queue.module.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';
import { PushDeliveryEntity } from './push-delivery.entity.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PUSH_QUEUE, PushQueue } from './push.queue.js';
import { PushService } from './push.service.js';
import { VapidKeyEntity } from './vapid-key.entity.js';
import { VapidKeysService } from './vapid-keys.service.js';

@Module({
  imports: [
    // One try per job: the delivery's row says when the next one is due.
    QueueModule.of(PUSH_QUEUE, { tries: 1 }),
    TypeOrmModule.forFeature([PushSubscriptionEntity, PushDeliveryEntity, VapidKeyEntity]),
  ],
  providers: [
    PushQueue,
    PushSubscriptionsRepository,
    PushDeliveriesRepository,
    PushService,
    VapidKeysService,
  ],
  exports: [
    PushQueue,
    PushSubscriptionsRepository,
    PushDeliveriesRepository,
    PushService,
    VapidKeysService,
  ],
})
export class PushModule {}
