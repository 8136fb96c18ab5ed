import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The bytes of a call that takes a file; none where it came without. */
export const FileBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): Uint8Array => {
    const { body } = context.switchToHttp().getRequest<Request>() as { body: unknown };
    return Buffer.isBuffer(body) ? body : new Uint8Array();
  },
);
