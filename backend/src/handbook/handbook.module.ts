import { Module } from '@nestjs/common';
import { HandbookService } from './handbook.service.js';

@Module({ providers: [HandbookService], exports: [HandbookService] })
export class HandbookModule {}
