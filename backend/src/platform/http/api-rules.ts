import type { RequestHandler } from 'express';
import express from 'express';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { DEADLINE, extendDeadline } from './deadline.js';
import { allowedOrigins } from './origins.js';

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Where a sign-in provider redirects its users: a page, protected by its OAuth state instead. */
const CALLBACK = /^\/auth\/(google|facebook)\/callback$/;

/** Refuses requests from other sites, which carry our cookies too. */
function refuseCrossSite(publicUrl: string): RequestHandler {
  const origins = allowedOrigins(publicUrl);
  return ({ headers, method, path }, _response, next) => {
    if (method === 'GET' && CALLBACK.test(path)) {
      next();
      return;
    }
    const site = headers['sec-fetch-site'];
    const own =
      site === undefined
        ? headers.origin === undefined || origins.has(headers.origin)
        : site === 'same-origin' || site === 'none';
    next(own ? undefined : new AppError('CROSS_SITE'));
  };
}

const csvFile = express.raw({ type: 'text/csv', limit: LIMITS.diaryImport.bytes });

/**
 * Reads a table under a longer deadline than other calls have: uploading over a slow line takes
 * long. The ordinary deadline starts once the file has arrived.
 */
const readTable: RequestHandler = (request, response, next) => {
  extendDeadline(response);
  csvFile(request, response, (error: unknown) => {
    extendDeadline(response, DEADLINE);
    next(error);
  });
};

const json = express.json({ limit: LIMITS.body, strict: false });

const readJson: RequestHandler = (request, response, next) => {
  json(request, response, (error?: { type?: string }) => {
    const fields = { body: 'Must be valid JSON' };
    const isOther = error?.type !== 'entity.parse.failed';
    next(isOther ? error : new AppError('VALIDATION_FAILED', { fields }));
  });
};

/** Requires this type of body. Unlike a form post, each makes a browser send a preflight first. */
const requireType =
  (type: string): RequestHandler =>
  (request, _response, next) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    const empty = !chunked && (length === undefined || length === '0');
    next(empty || request.is(type) ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE'));
  };

const bodyIsDone: RequestHandler = (_request, _response, next) => next('router');

/**
 * Reads bodies, by route: Express ignores trailing slashes and letter case, so this must too. A
 * photo is read by its handler, once the sender is known.
 */
const bodies = express
  .Router()
  .post('/photos', requireType('image/*'), bodyIsDone)
  // Mail programs post a form, which says nothing that its address does not.
  .post('/usage-reports/:key', bodyIsDone)
  .post('/pets/:id/diary/import', requireType('text/csv'), readTable, bodyIsDone)
  .use(requireType('application/json'), readJson);

/** Signed by the payment provider over its raw bytes; never sent by browsers. */
export const SIGNED_REPORTS = '/api/stripe/webhook';

/** Bytes; far above the size of any event. */
const REPORT_LIMIT = 1024 * 1024;

export const signedReports = express.raw({ type: () => true, limit: REPORT_LIMIT });

/** Rules for every call under `/api`, in this order. */
export const apiRules = (publicUrl: string): RequestHandler[] => [
  noStore,
  refuseCrossSite(publicUrl),
  bodies,
];
