import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.js';

/** Admits requests of a signed-in session. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    userIdOf(context);
    return true;
  }
}

/** The id of the signed-in user. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext) =>
  userIdOf(context),
);

function userIdOf(context: ExecutionContext): number {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user.id;
}
