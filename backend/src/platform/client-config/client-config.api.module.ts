import { Module } from '@nestjs/common';
import { ClientFactsModule } from './client-facts.js';
import { ClientConfigController } from './client-config.controller.js';

@Module({ imports: [ClientFactsModule], controllers: [ClientConfigController] })
export class ClientConfigApiModule {}
