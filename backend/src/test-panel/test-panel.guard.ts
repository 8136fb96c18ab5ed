import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';

/** With the panel off its calls do not exist. */
@Injectable()
export class TestPanelGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(): boolean {
    if (!this.env.TEST_PANEL) throw new AppError('NOT_FOUND');
    return true;
  }
}
