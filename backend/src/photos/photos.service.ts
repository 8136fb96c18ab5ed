import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../accounts/users.service.js';
import { LIMITS } from '../contract/limits.js';
import type { Photo } from '../contract/photos.js';
import { AppError } from '../platform/errors/app-error.js';
import { PhotoImagesService } from './image/photo-images.service.js';
import { photoView, secondsLeft, type PhotoSize } from './photo-paths.js';
import { PhotosRepository } from './photos.repository.js';
import { namesOf, PhotoStore } from './store/photo-store.js';

/** The file that a signed path requests. */
export interface AskedFile {
  id: number;
  size: PhotoSize;
  expires: number;
  signature: string;
}

/** A user's photo in the data export. */
interface ExportedPhoto extends Photo {
  petId: number | null;
  messageId: number | null;
  createdAt: string;
}

@Injectable()
export class PhotosService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly photos: PhotosRepository,
    private readonly images: PhotoImagesService,
    private readonly store: PhotoStore,
  ) {}

  /**
   * @throws AppError `PHOTO_UNREADABLE`, `PHOTO_TOO_LARGE`, `PHOTO_LIMIT_REACHED`;
   * `UNAUTHENTICATED` when the account is gone; `UNAVAILABLE` when the store takes no files.
   */
  async add(userId: number, file: Buffer): Promise<Photo> {
    // Checked first, to save the work on a photo that would be refused afterwards.
    await this.requireRoom(userId);
    const { width, height, full, thumbnail } = await this.images.make(file);
    const bytes = full.length + thumbnail.length;
    const key = randomUUID();
    const { id } = await this.begin({ userId, key, width, height, bytes });
    const names = namesOf(key);
    const stored = await Promise.allSettled([
      this.store.put(names.full, full),
      this.store.put(names.thumb, thumbnail),
    ]);
    const failure = stored.find(({ status }) => status === 'rejected');
    if (failure) {
      // The sweep removes any file that was written.
      await this.photos.giveUp(userId, id);
      throw (failure as PromiseRejectedResult).reason as Error;
    }
    if (!(await this.photos.markStored(id))) {
      await Promise.all(Object.values(names).map((name) => this.store.remove(name)));
      throw new AppError('UNAUTHENTICATED');
    }
    return photoView({ id, width, height });
  }

  /** The photo with new paths. @throws AppError `NOT_FOUND` */
  async read(userId: number, id: number): Promise<Photo> {
    return photoView(await this.getOwned(userId, id));
  }

  /**
   * The file of a signed path, only for the owner it was signed for.
   * @throws AppError `NOT_FOUND`, also for an expired path.
   */
  async file(
    userId: number,
    { signature, ...path }: AskedFile,
  ): Promise<{ file: Buffer; seconds: number }> {
    const seconds = secondsLeft(path, signature);
    if (seconds === 0) throw new AppError('NOT_FOUND');
    const { key } = await this.getOwned(userId, path.id);
    const file = await this.store.get(namesOf(key)[path.size]);
    if (!file) throw new AppError('NOT_FOUND');
    return { file, seconds };
  }

  /** Gives up an upload that nothing has taken. @throws AppError `NOT_FOUND` */
  async giveUp(userId: number, id: number): Promise<void> {
    if (!(await this.photos.giveUp(userId, id))) throw new AppError('NOT_FOUND');
  }

  /** Makes a photo a pet's; `null` leaves the pet without. @throws AppError `NOT_FOUND` */
  async giveToPet(
    tx: EntityManager,
    given: { userId: number; petId: number; photoId: number | null },
  ): Promise<void> {
    if (!(await this.photos.giveToPet(tx, given))) throw new AppError('NOT_FOUND');
  }

  areFree(userId: number, ids: number[]): Promise<boolean> {
    return this.photos.areFree(userId, ids);
  }

  /** Photos as models take them, by id; those that are gone are left out. */
  async forModel(ids: number[]): Promise<Map<number, Buffer>> {
    const keys = await this.photos.keysOf(ids);
    const read = [...keys].map(async ([id, key]): Promise<[number, Buffer][]> => {
      const file = await this.store.get(namesOf(key).full);
      return file ? [[id, await this.images.forModel(file)]] : [];
    });
    return new Map((await Promise.all(read)).flat());
  }

  async everythingOf(userId: number): Promise<ExportedPhoto[]> {
    const photos = await this.photos.everythingOf(userId);
    return photos.map(({ petId, messageId, createdAt, ...photo }) => ({
      ...photoView(photo),
      petId,
      messageId,
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Locks the user's row, so that photos sent at the same moment are counted one after another. */
  private begin(photo: { userId: number } & Parameters<PhotosRepository['begin']>[1]) {
    return this.database.transaction(async (tx) => {
      const plan = await this.users.lockPlan(tx, photo.userId);
      if (plan === null) throw new AppError('UNAUTHENTICATED');
      await this.requireRoom(photo.userId, tx);
      return this.photos.begin(tx, photo);
    });
  }

  private async requireRoom(userId: number, manager?: EntityManager): Promise<void> {
    const limit = LIMITS.photos.stored;
    const stored = await this.photos.countOf(userId, manager);
    if (stored >= limit) throw new AppError('PHOTO_LIMIT_REACHED', { limit });
  }

  private async getOwned(userId: number, id: number) {
    const photo = await this.photos.findOwned(userId, id);
    if (!photo) throw new AppError('NOT_FOUND');
    return photo;
  }
}
