import { Inject, Injectable } from '@nestjs/common';
import { PreferencesService } from '../accounts/preferences.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { ownerOfKey } from './stop-address.js';

/** Switches monthly reports off for whoever has the key from a mail. */
@Injectable()
export class ReportStopsService {
  constructor(
    private readonly preferences: PreferencesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws AppError `NOT_FOUND` for a key that is not ours. */
  async stop(key: string): Promise<{ success: true }> {
    const userId = ownerOfKey(key, this.env);
    if (userId === undefined) throw new AppError('NOT_FOUND');
    await this.preferences.change(userId, { usageReports: false });
    return { success: true };
  }
}
