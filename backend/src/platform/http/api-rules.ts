import type { RequestHandler } from 'express';
import express from 'express';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { allowedOrigins } from './origins.js';

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Where a sign-in provider leads its users back to: a page, whose state is checked instead. */
const CALLBACK = /^\/auth\/(google|facebook)\/callback$/;

/** Cookies come along with requests that other sites make; such requests are refused. */
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

/** A form post from another site needs no preflight, a JSON body does. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  const empty = !chunked && (length === undefined || length === '0');
  next(
    empty || request.is('application/json') ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE'),
  );
};

/** The payment provider signs the bytes it sends; no browser sends them. */
export const SIGNED_REPORTS = '/api/stripe/webhook';

/** Bytes of a signed report: far above any event. */
const REPORT_LIMIT = 1024 * 1024;

export const signedReports = express.raw({ type: () => true, limit: REPORT_LIMIT });

/** What holds for every call under `/api`, in this order. */
export const apiRules = (publicUrl: string): RequestHandler[] => [
  noStore,
  refuseCrossSite(publicUrl),
  jsonOnly,
  express.json({ limit: LIMITS.body, strict: false }),
];
