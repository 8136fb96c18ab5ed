import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The bytes of an uploaded file; empty if the call has none. */
export const FileBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): Uint8Array => {
    const { body } = context.switchToHttp().getRequest<Request>() as { body: unknown };
    return Buffer.isBuffer(body) ? body : new Uint8Array();
  },
);
