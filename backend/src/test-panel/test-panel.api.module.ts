import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { TestPanelController } from './test-panel.controller.js';
import { TestPanelService } from './test-panel.service.js';

@Module({
  imports: [AccountsModule, BillingModule],
  controllers: [TestPanelController],
  providers: [TestPanelService],
})
export class TestPanelApiModule {}
