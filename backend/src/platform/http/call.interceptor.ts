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
import { extendDeadline, isLate, unavailable, waitsForOthers } from './deadline.js';

const BUSY_WHEN_REFUSED = 'busy-when-refused';

/** Marks a call whose 429 clients read as the plan's limit: a technical one is 503 `BUSY`. */
export const BusyWhenRefused = () => SetMetadata(BUSY_WHEN_REFUSED, true);

/** The last gate before a call's handler: in time, and within what its user may have at once. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(private readonly limits: UserLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { user } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const handler = context.getHandler();
    const work = (): Promise<unknown> => {
      // Nobody would know that it was done.
      if (isLate(response)) throw unavailable();
      if (waitsForOthers(handler)) extendDeadline(response);
      return lastValueFrom(next.handle(), { defaultValue: undefined });
    };
    if (!user) return of(await work());
    const busy = Reflect.getMetadata(BUSY_WHEN_REFUSED, handler) === true;
    const code = busy ? 'BUSY' : 'TOO_MANY_REQUESTS';
    return of(await this.limits.calls.run(user.id, async () => work(), code));
  }
}
