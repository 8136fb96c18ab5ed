import { Inject, Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import { AppError } from '../platform/errors/app-error.js';
import { TestPanelController } from './test-panel.controller.js';
import { TestPanelService } from './test-panel.service.js';

@Module({
  imports: [AccountsModule, BillingModule],
  controllers: [TestPanelController],
  providers: [TestPanelService],
})
export class TestPanelApiModule implements NestModule {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** With the panel off its calls do not exist, for whoever is signed in or not. */
  configure(consumer: MiddlewareConsumer): void {
    if (this.env.TEST_PANEL) return;
    consumer
      .apply((_request: unknown, _response: unknown, next: (error: AppError) => void) =>
        next(new AppError('NOT_FOUND')),
      )
      .forRoutes(TestPanelController);
  }
}
