import type { ServerResponse } from 'node:http';
import { SetMetadata } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { countError } from '../errors/error.metrics.js';

/** Whatever a request waits for, it is answered after this: the contract allows 5 s. Milliseconds. */
export const DEADLINE = 4000;

/** For calls that wait for a payment or sign-in provider, whose own limits are shorter. Milliseconds. */
const LONG_DEADLINE = 15_000;

/** Seconds after which another try makes sense. */
const RETRY_AFTER = 2;

export const unavailable = (): AppError => new AppError('UNAVAILABLE', {}, RETRY_AFTER);

const deadlines = new WeakMap<ServerResponse, { timer: NodeJS.Timeout; pass: () => void }>();
const late = new WeakSet<ServerResponse>();

/**
 * Answers 503 `UNAVAILABLE` when nobody has answered in time. It comes first of all middlewares:
 * that of sessions makes every answer wait until the session is saved, and its store may be what
 * is away.
 */
export const deadline: RequestHandler = (request, response, next) => {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response) as (body: string) => unknown;
  const isCall = request.url.startsWith('/api/');
  const pass = () => {
    if (response.writableEnded) return;
    if (response.headersSent) {
      // A call's answer that is held back until its session is saved; a file may take its time.
      if (isCall) response.destroy();
      return;
    }
    late.add(response);
    const error = unavailable();
    countError(error.code);
    response.setHeader('Retry-After', String(RETRY_AFTER));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    writeHead(error.statusCode);
    end(JSON.stringify(error.body));
    ignoreAnswers(response);
  };
  deadlines.set(response, { timer: setTimeout(pass, DEADLINE), pass });
  response.once('close', () => clearTimeout(deadlines.get(response)?.timer));
  next();
};

/** Who answers late would meet an error, in a callback perhaps that nobody guards. */
function ignoreAnswers(response: ServerResponse): void {
  const ignore = () => response;
  const names = ['setHeader', 'appendHeader', 'removeHeader', 'writeHead', 'write', 'end'];
  Object.assign(response, Object.fromEntries(names.map((name) => [name, ignore])));
}

/** Whether the deadline has answered: what is done for the request from now on, nobody hears of. */
export const isLate = (response: ServerResponse | undefined): boolean =>
  response !== undefined && late.has(response);

const WAITS_FOR_OTHERS = 'waits-for-others';

/** Marks a call that waits for another company's service, in a limit of its own. */
export const WaitsForOthers = () => SetMetadata(WAITS_FOR_OTHERS, true);

export const waitsForOthers = (handler: object): boolean =>
  Reflect.getMetadata(WAITS_FOR_OTHERS, handler) === true;

/** For an answer that has begun and is long. */
export function liftDeadline(response: ServerResponse): void {
  clearTimeout(deadlines.get(response)?.timer);
}

/** Gives a request that has come in time to its work longer for it. */
export function extendDeadline(response: ServerResponse): void {
  const running = deadlines.get(response);
  if (!running) return;
  clearTimeout(running.timer);
  running.timer = setTimeout(running.pass, LONG_DEADLINE);
}
