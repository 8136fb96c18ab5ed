import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { PhotosRepository } from './photos.repository.js';
import { namesOf, PhotoStore } from './store/photo-store.js';

/** Milliseconds. */
const INTERVAL = 5000;

/**
 * Removes the files of photos that nothing uses any more, even if a process has died in between.
 */
@Injectable()
export class PhotoSweep {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly store: PhotoStore,
    @Inject(LOGGER) private readonly logger: Logger,
    recurring: RecurringJobs,
  ) {
    recurring.add({ name: 'photos', every: INTERVAL, atStart: true, run: () => this.run() });
  }

  private async run(): Promise<void> {
    let total = 0;
    for (let removed = 1; removed > 0; total += removed) {
      removed = await this.photos.removeHomeless((keys) => this.removeFiles(keys));
    }
    if (total > 0) this.logger.info({ photos: total }, 'photos removed');
  }

  private async removeFiles(keys: string[]): Promise<void> {
    const names = keys.flatMap((key) => Object.values(namesOf(key)));
    await Promise.all(names.map((name) => this.store.remove(name)));
  }
}
