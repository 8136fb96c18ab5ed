import { Module } from '@nestjs/common';
import { HandbookAssistantService } from './handbook-assistant.service.js';
import { HandbookService } from './handbook.service.js';

@Module({
  providers: [HandbookService, HandbookAssistantService],
  exports: [HandbookAssistantService],
})
export class HandbookModule {}
