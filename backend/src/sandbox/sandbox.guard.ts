import { Injectable, type CanActivate } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { SandboxService } from './sandbox.service.js';

/** With the sandbox off its calls do not exist. */
@Injectable()
export class SandboxGuard implements CanActivate {
  constructor(private readonly sandbox: SandboxService) {}

  canActivate(): boolean {
    if (!this.sandbox.on) throw new AppError('NOT_FOUND');
    return true;
  }
}
