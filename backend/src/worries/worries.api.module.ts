import { Module } from '@nestjs/common';
import { HandbookReader } from './handbook-reader.service.js';
import { WorriesController } from './worries.controller.js';
import { WorriesService } from './worries.service.js';

@Module({ controllers: [WorriesController], providers: [HandbookReader, WorriesService] })
export class WorriesApiModule {}
