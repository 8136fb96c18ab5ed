import { Module } from '@nestjs/common';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { PhotoSweep } from './photo-sweep.js';
import { PhotosModule } from './photos.module.js';

@Module({ imports: [PhotosModule, RecurringJobsModule], providers: [PhotoSweep] })
export class PhotosWorkerModule {}
