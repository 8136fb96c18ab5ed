import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { UserLimits } from '../user-limits.js';
import { extendDeadline, isLate, unavailable, hasLongDeadline } from './deadline.js';

const BUSY_WHEN_REFUSED = 'busy-when-refused';

/** For calls whose 429 means the plan's limit: rate limiting answers 503 `BUSY` instead. */
export const BusyWhenRefused = () => SetMetadata(BUSY_WHEN_REFUSED, true);

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
    const busy = Reflect.getMetadata(BUSY_WHEN_REFUSED, handler) === true;
    const code = busy ? 'BUSY' : 'TOO_MANY_REQUESTS';
    const [share, whose] = apiToken
      ? [this.limits.tokenCalls, apiToken.id]
      : [this.limits.calls, user.id];
    return of(await share.run(whose, async () => work(), code));
  }
}
