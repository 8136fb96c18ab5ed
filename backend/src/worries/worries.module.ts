import { Module } from '@nestjs/common';
import { HandbookReaderService } from './handbook-reader.service.js';

@Module({ providers: [HandbookReaderService], exports: [HandbookReaderService] })
export class WorriesModule {}
