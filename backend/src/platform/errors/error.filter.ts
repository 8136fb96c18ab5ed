import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import { isLate } from '../http/deadline.js';
import type { AppError } from './app-error.js';
import { countError } from './error.metrics.js';
import { sendError } from './problem.js';
import { toAppError } from './to-app-error.js';

type Acknowledge = (answer: { ok: false }) => void;

/** Sends every error: as a REST body or as a socket acknowledgement. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(cause: unknown, host: ArgumentsHost): void {
    // Already answered and counted; this error is a consequence, or has the same cause.
    if (host.getType() === 'http' && isLate(host.switchToHttp().getResponse<Response>())) return;
    const error = toAppError(cause);
    countError(error.code);
    this.report(error, cause);
    if (host.getType() === 'ws') this.acknowledge(error, host);
    else this.respond(error, host.switchToHttp().getResponse<Response>());
  }

  private report({ code, cause }: AppError, err: unknown): void {
    if (code === 'INTERNAL') this.logger.error({ err }, 'unforeseen error');
    if (code === 'UNAVAILABLE')
      this.logger.warn({ err: cause ?? err }, 'database, Redis or photo store is away');
  }

  private respond(error: AppError, response: Response): void {
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error.code === 'UNAVAILABLE') leaveSession(response.req);
    sendError(error, response);
  }

  private acknowledge(error: AppError, host: ArgumentsHost): void {
    const acknowledge = host.getArgs<unknown[]>().find((arg) => typeof arg === 'function') as
      | Acknowledge
      | undefined;
    acknowledge?.({ ok: false, ...error.body });
  }
}

/**
 * A response is sent only after its session is stored, and the session store may be what is down.
 */
function leaveSession(request: Partial<Request>): void {
  delete request.session;
}
