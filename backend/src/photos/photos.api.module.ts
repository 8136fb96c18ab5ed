import { Module } from '@nestjs/common';
import { TokensModule } from '../tokens/tokens.module.js';
import { PhotosController } from './photos.controller.js';
import { PhotosModule } from './photos.module.js';

@Module({ imports: [PhotosModule, TokensModule], controllers: [PhotosController] })
export class PhotosApiModule {}
