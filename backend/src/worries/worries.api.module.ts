import { Module } from '@nestjs/common';
import { WorriesController } from './worries.controller.js';
import { WorriesModule } from './worries.module.js';
import { WorriesService } from './worries.service.js';

@Module({
  imports: [WorriesModule],
  controllers: [WorriesController],
  providers: [WorriesService],
})
export class WorriesApiModule {}
