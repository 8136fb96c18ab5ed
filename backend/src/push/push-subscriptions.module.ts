import { Module } from '@nestjs/common';
import { ProofsModule } from '../accounts/proofs.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { PushModule } from './push.module.js';

/** For the process that has sessions. */
@Module({
  imports: [ProofsModule, PushModule, SessionModule],
  providers: [PushSubscriptionsService],
  exports: [PushSubscriptionsService],
})
export class PushSubscriptionsModule {}
