import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { PhotosService } from '../photos/photos.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import type { AskedPhotos } from '../replies/reply-generator.js';
import type { ShownPhotos } from './photo-prompt.js';

/** Prepares the photos of a question for a model. */
@Injectable()
export class PhotoReaderService {
  constructor(
    private readonly photos: PhotosService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** An answer without them is better than none: never fails. */
  async show({ now, before }: AskedPhotos): Promise<ShownPhotos> {
    const ids = [...before, ...now];
    try {
      const files = await this.photos.forModel(ids);
      const there = (all: number[]) => all.filter((id) => files.has(id));
      const urls = ids.flatMap((id) => dataUrl(files.get(id)) ?? []);
      return urls.length > 0
        ? { now: there(now), before: there(before), urls }
        : { now, before, urls };
    } catch (err) {
      this.logger.warn(
        { err, photos: ids.length },
        'the photos cannot be read: answering without them',
      );
      return { now, before, urls: [] };
    }
  }
}

const dataUrl = (file: Buffer | undefined): string | undefined =>
  file && `data:image/jpeg;base64,${file.toString('base64')}`;
