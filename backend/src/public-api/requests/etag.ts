import { createHash } from 'node:crypto';
import {
  createParamDecorator,
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { AppError } from '../../platform/errors/app-error.js';

/** The part of a photo's path that changes hourly although the photo does not. */
const SIGNATURES = /expires=\d+&signature=[\w-]+/g;

/** The tag of an answer: it changes whenever the answer does, photo signatures aside. */
const etagOf = (answer: unknown): string => {
  const text = JSON.stringify(answer).replaceAll(SIGNATURES, '');
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
};

/** The tags in a header. Reverse proxies that compress an answer mark its tag as weak. */
const tagsIn = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

const names = (header: string | undefined, tag: string): boolean => {
  const tags = header === undefined ? [] : tagsIn(header);
  return tags.includes('*') || tags.includes(tag);
};

/**
 * Sends the tag of an answer, or only 304 to callers that already have the answer. Express would
 * send all of it to a `fetch` with `If-None-Match`, which adds `Cache-Control: no-cache`.
 */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, headers } = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer === undefined || answer instanceof StreamableFile) return answer;
        const tag = etagOf(answer);
        response.set('ETag', tag);
        if (method !== 'GET' || !names(headers['if-none-match'], tag)) return answer;
        response.status(304);
        return undefined;
      }),
    );
  }
}

/** Throws `PRECONDITION_FAILED` unless the stored version is the one that the caller has read. */
export type Precondition = (stored: object) => void;

/** The condition from `If-Match`; `undefined` without that header. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): Precondition | undefined => {
    const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
    return header === undefined ? undefined : preconditionOf(header);
  },
);

const preconditionOf =
  (header: string): Precondition =>
  (stored) => {
    if (!names(header, etagOf(stored))) throw new AppError('PRECONDITION_FAILED');
  };

/**
 * Makes a change based on the stored version, if the caller's condition holds. Without a condition
 * the last write wins: one that lost against another is made again, based on what that one stored.
 * @throws AppError `PRECONDITION_FAILED`
 */
export async function changeIf<Stored extends object>(
  condition: Precondition | undefined,
  read: () => Promise<Stored>,
  change: (stored: Stored) => Promise<Stored>,
): Promise<Stored> {
  const stored = await read();
  condition?.(stored);
  try {
    return await change(stored);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CHANGED_ELSEWHERE')) throw error;
    if (condition) throw new AppError('PRECONDITION_FAILED');
    return changeIf(condition, read, change);
  }
}
