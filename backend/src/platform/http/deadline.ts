import type { ServerResponse } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { countError } from '../errors/error.metrics.js';
import { writtenError } from '../errors/problem.js';

/** Every request is answered within this time; the contract allows 5 s. Milliseconds. */
export const DEADLINE = 4000;

/**
 * For calls to a payment or sign-in provider, whose own timeouts are shorter, and for uploads.
 * Milliseconds.
 */
const LONG_DEADLINE = 15_000;

/** Seconds until a retry makes sense. */
const RETRY_AFTER = 2;

export const unavailable = (): AppError => new AppError('UNAVAILABLE', {}, RETRY_AFTER);

const deadlines = new WeakMap<ServerResponse, { timer: NodeJS.Timeout; pass: () => void }>();
const late = new WeakSet<ServerResponse>();

/**
 * Answers 503 `UNAVAILABLE` when a request takes too long. Must be the first middleware: the
 * session middleware holds every response until the session is saved, and its store may be what is
 * down.
 */
export const deadline: RequestHandler = (request, response, next) => {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response) as (body: string) => unknown;
  const isCall = request.url.startsWith('/api/');
  const pass = () => {
    if (response.writableEnded) return;
    if (response.headersSent) {
      // A call's response may be held until its session is saved; a file may take its time.
      if (isCall) response.destroy();
      return;
    }
    late.add(response);
    const error = unavailable();
    countError(error.code);
    response.setHeader('Retry-After', String(RETRY_AFTER));
    const { type, text } = writtenError(error, request.originalUrl);
    response.setHeader('Content-Type', type);
    writeHead(error.statusCode);
    end(text);
    ignoreAnswers(response);
  };
  deadlines.set(response, { timer: setTimeout(pass, DEADLINE), pass });
  response.once('close', () => clearTimeout(deadlines.get(response)?.timer));
  next();
};

/**
 * Ignores late responses: writing them would throw, perhaps in a callback without error handling.
 */
function ignoreAnswers(response: ServerResponse): void {
  const ignore = () => response;
  const names = ['setHeader', 'appendHeader', 'removeHeader', 'writeHead', 'write', 'end'];
  Object.assign(response, Object.fromEntries(names.map((name) => [name, ignore])));
}

/** Whether the deadline has already answered the request. */
export const isLate = (response: ServerResponse | undefined): boolean =>
  response !== undefined && late.has(response);

const HAS_LONG_DEADLINE = 'long-deadline';

/**
 * Marks a call that waits for another company's service, which has its own timeout, or reads a
 * file.
 */
export const LongDeadline = () => SetMetadata(HAS_LONG_DEADLINE, true);

export const hasLongDeadline = (handler: object): boolean =>
  Reflect.getMetadata(HAS_LONG_DEADLINE, handler) === true;

/** Removes the deadline, for a long response that has started. */
export function liftDeadline(response: ServerResponse): void {
  clearTimeout(deadlines.get(response)?.timer);
}

/**
 * Restarts the deadline of a request that has reached its handler, or that uploads a file.
 * @param time milliseconds.
 */
export function extendDeadline(response: ServerResponse, time = LONG_DEADLINE): void {
  const running = deadlines.get(response);
  if (!running) return;
  clearTimeout(running.timer);
  running.timer = setTimeout(running.pass, time);
}
