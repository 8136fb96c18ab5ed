import { Module } from '@nestjs/common';
import { PhotosController } from './photos.controller.js';
import { PhotosModule } from './photos.module.js';

@Module({ imports: [PhotosModule], controllers: [PhotosController] })
export class PhotosApiModule {}
