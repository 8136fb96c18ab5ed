import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ClientFacts, ClientFactsModule } from '../platform/client-config/client-facts.js';
import { PushController } from './push.controller.js';
import { PushSubscriptionsModule } from './push-subscriptions.module.js';
import { PushTestService } from './push-test.service.js';
import { PushModule } from './push.module.js';
import { VapidKeysService } from './vapid-keys.service.js';

@Module({
  imports: [AccountsModule, ClientFactsModule, PushModule, PushSubscriptionsModule],
  controllers: [PushController],
  providers: [PushTestService],
})
export class PushApiModule {
  constructor(facts: ClientFacts, keys: VapidKeysService) {
    facts.vapidPublicKey = () => keys.publicKey();
  }
}
