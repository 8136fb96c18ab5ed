import type { Response } from 'express';
import type { Problem } from '../../contract/public-api.js';
import type { AppError } from './app-error.js';

/** Calls of other people's programs, whose errors follow RFC 9457 (problem details). */
const PUBLIC = /^\/api\/v1(\/|$)/;

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An error as problem details. Its `type` links to its explanation in the reference. */
export function problemOf({ statusCode: status, code, message, details }: AppError): Problem {
  const { fields, ...more } = details;
  const errors = Object.entries(fields ?? {}).map(([field, detail]) => ({ field, detail }));
  const detail = errors.map((one) => `${one.field}: ${one.detail}`).join('; ') || message;
  return {
    type: `/api/docs#${code}`,
    title: message,
    status,
    detail,
    code,
    ...(fields && { errors }),
    ...more,
  };
}

/** An error in the format of the API that was called. @param url the whole path. */
export function writtenError(error: AppError, url: string): { type: string; text: string } {
  return PUBLIC.test(url)
    ? { type: PROBLEM_JSON, text: JSON.stringify(problemOf(error)) }
    : { type: JSON_TYPE, text: JSON.stringify(error.body) };
}

/** Sends an error to the caller. */
export function sendError(error: AppError, response: Response): void {
  const { type, text } = writtenError(error, response.req.originalUrl);
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  response.status(error.statusCode).set('Content-Type', type).send(text);
}
