import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { refusalCodeOf } from '../refusal-code.js';
import { UserLimits } from '../user-limits.js';
import { extendDeadline, isLate, unavailable, hasLongDeadline } from './deadline.js';

/** The last gate before a handler: the deadline, and the user's share of this process. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(private readonly limits: UserLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { user, apiToken } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const handler = context.getHandler();
    const work = (): Promise<unknown> => {
      // The client has already been told that the call failed.
      if (isLate(response)) throw unavailable();
      if (hasLongDeadline(handler)) extendDeadline(response);
      return lastValueFrom(next.handle(), { defaultValue: undefined });
    };
    if (!user) return of(await work());
    const [share, whose] = apiToken
      ? [this.limits.tokenCalls, apiToken.id]
      : [this.limits.calls, user.id];
    return of(await share.run(whose, async () => work(), refusalCodeOf(handler)));
  }
}
