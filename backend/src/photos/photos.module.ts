import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { readStorageUrl } from '../config/storage-url.js';
import { PhotoImagesService } from './image/photo-images.service.js';
import { PhotoEntity } from './photo.entity.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { FolderStore } from './store/folder-store.js';
import { PhotoStore } from './store/photo-store.js';
import { S3Store } from './store/s3-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoEntity]), AccountsModule],
  providers: [
    PhotosRepository,
    PhotoImagesService,
    PhotosService,
    { provide: PhotoStore, inject: [ENV], useFactory: storeOf },
  ],
  exports: [PhotosService, PhotosRepository, PhotoStore],
})
export class PhotosModule {}

function storeOf({ STORAGE_URL, DATA_DIR }: Env): PhotoStore {
  const place = STORAGE_URL === undefined ? '' : readStorageUrl(STORAGE_URL);
  return typeof place === 'string' ? new FolderStore(join(DATA_DIR, 'photos')) : new S3Store(place);
}
