import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.js';

/** Marks calls that only change the version named by `If-Match`. */
export const Conditional = Object.assign(() => SetMetadata(Conditional.KEY, true), {
  KEY: 'conditional',
});

const READS = ['GET', 'HEAD'];

/** Refuses `If-Match` on changes that would ignore it. */
@Injectable()
export class IfMatchGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<Request>();
    const heedsIt = Reflect.hasMetadata(Conditional.KEY, context.getHandler());
    if (headers['if-match'] === undefined || heedsIt || READS.includes(method)) return true;
    throw new AppError('VALIDATION_FAILED', {
      fields: { 'If-Match': 'This call does not support it' },
    });
  }
}
