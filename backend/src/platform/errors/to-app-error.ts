import { HttpException } from '@nestjs/common';
import { EntityNotFoundError } from 'typeorm';
import { AppError } from './app-error.js';
import { isForeignKeyViolation } from '../database/violation.js';
import { isOutage } from './outage.js';

/** Maps any error to a contract code; unexpected ones become `INTERNAL`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return new AppError('UNAVAILABLE', {}, 2, error);
  // The row that the request refers to was removed concurrently.
  if (isForeignKeyViolation(error) || error instanceof EntityNotFoundError) {
    return new AppError('NOT_FOUND');
  }
  // Nest turns the errors of body parsers and routers into an `HttpException`.
  switch (error instanceof HttpException ? error.getStatus() : undefined) {
    case 400:
      return new AppError('VALIDATION_FAILED', { fields: {} });
    case 404:
    case 405:
      return new AppError('NOT_FOUND');
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE');
    default:
      return new AppError('INTERNAL');
  }
}
