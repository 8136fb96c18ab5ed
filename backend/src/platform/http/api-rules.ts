import type { Request, RequestHandler } from 'express';
import express from 'express';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { DEADLINE, extendDeadline } from './deadline.js';
import { allowedOrigins } from './origins.js';
import { takesUpload } from './upload.js';

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

/** A file upload, whose body the call reads unparsed. */
const FILE = /^\/pets\/[^/]+\/diary\/import$/;

const csvFile = express.raw({ type: 'text/csv', limit: LIMITS.diaryImport.bytes });

const readsFile = ({ method, path }: Request): boolean => method === 'POST' && FILE.test(path);

/**
 * Gives an upload more time than other calls: sending a file over a slow line takes long. The
 * ordinary deadline starts once the file has arrived.
 */
const files: RequestHandler = (request, response, next) => {
  if (!readsFile(request)) {
    next();
    return;
  }
  extendDeadline(response);
  csvFile(request, response, (error: unknown) => {
    extendDeadline(response, DEADLINE);
    next(error);
  });
};

function fileTypeOf(request: Request): string | undefined {
  if (readsFile(request)) return 'text/csv';
  return takesUpload(request) ? 'image/*' : undefined;
}

/**
 * Requires JSON, or the file type of an upload. Unlike a form post, both make a browser ask for
 * permission first (preflight).
 */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  const type = fileTypeOf(request) ?? 'application/json';
  const empty = !chunked && (length === undefined || length === '0');
  next(empty || request.is(type) ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE'));
};

/** Signed by the payment provider over its raw bytes; never sent by browsers. */
export const SIGNED_REPORTS = '/api/stripe/webhook';

/** Bytes; far above the size of any event. */
const REPORT_LIMIT = 1024 * 1024;

export const signedReports = express.raw({ type: () => true, limit: REPORT_LIMIT });

/** Rules for every call under `/api`, in this order. */
export const apiRules = (publicUrl: string): RequestHandler[] => [
  noStore,
  refuseCrossSite(publicUrl),
  jsonOnly,
  files,
  express.json({ limit: LIMITS.body, strict: false }),
];
