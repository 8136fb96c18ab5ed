import { Module } from '@nestjs/common';
import { HandbookAssistant } from './handbook-assistant.service.js';
import { HandbookService } from './handbook.service.js';

@Module({ providers: [HandbookService, HandbookAssistant], exports: [HandbookAssistant] })
export class HandbookModule {}
