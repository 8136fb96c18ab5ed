import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.js';

/** Marks a call, or a whole controller, that needs no session. */
export const Public = Reflector.createDecorator<boolean>({ transform: () => true });

/** Admits requests with a signed-in session, and anyone where `@Public()` says so. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    // Sockets are admitted by their session when they connect.
    if (context.getType() === 'ws') return true;
    const places = [context.getHandler(), context.getClass()];
    if (!this.reflector.getAllAndOverride(Public, places)) userIdOf(context);
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
