import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { BEARER, TokenGuard } from './token.guard.js';

/** Like `TokenGuard`, but calls without a token may present a session instead. */
@Injectable()
export class SessionOrTokenGuard extends TokenGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, user } = context.switchToHttp().getRequest<Request>();
    const presentsToken = BEARER.test(headers.authorization ?? '');
    return (!!user && !presentsToken) || super.canActivate(context);
  }
}
