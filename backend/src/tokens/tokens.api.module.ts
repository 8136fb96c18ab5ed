import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { OwnTokensModule } from './own-tokens.module.js';
import { TokensController } from './tokens.controller.js';

@Module({ imports: [OwnTokensModule, BillingModule], controllers: [TokensController] })
export class TokensApiModule {}
