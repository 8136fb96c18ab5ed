import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { InputPipe, NoFieldsDto } from '../validation/input.pipe.js';

const READS_BODY = 'reads-body';

/** For a handler that reads the body of its request itself. */
export const ReadsBody = () => SetMetadata(READS_BODY, true);

/** Refuses fields that nobody would read: those sent to a handler without a `@Body()`. */
@Injectable()
export class NoBodyInterceptor implements NestInterceptor {
  private readonly pipe = new InputPipe();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    // Files and signed reports are bytes.
    const isJson = request.method !== 'GET' && !Buffer.isBuffer(request.body);
    if (isJson && !readsBody(context)) {
      await this.pipe.transform(request.body, { type: 'body', metatype: NoFieldsDto });
    }
    return next.handle();
  }
}

function readsBody(context: ExecutionContext): boolean {
  const handler = context.getHandler();
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ??
    {}) as object;
  return (
    Reflect.hasMetadata(READS_BODY, handler) ||
    Object.keys(parameters).some((key) => key.startsWith(`${String(RouteParamtypes.BODY)}:`))
  );
}
