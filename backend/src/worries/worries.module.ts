import { Module } from '@nestjs/common';
import { HandbookReader } from './handbook-reader.service.js';

@Module({ providers: [HandbookReader], exports: [HandbookReader] })
export class WorriesModule {}
