import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import type { Env } from '../../config/env.js';
import { LISTED_PAGES, PAGES, pageAt } from '../../contract/pages.js';
import { clientFiles } from './client-files.js';
import { languageOf } from './language.js';
import { sendWithWords, type WordsOfPage } from './newest-words.js';
import type { CompressedPage, WrittenPages } from './written-pages.js';

/** The built client. */
export const CLIENT = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));
const FILES = join(CLIENT, 'client');

/** Paths of the server: an unknown one gets a JSON error instead of a page. */
const SERVER_PATHS = /^\/(api|health|metrics|socket\.io)(\/|$)/i;

/** Secret addresses, for anyone who was sent one: a shared summary, the end of monthly reports. */
const SECRET_PATHS = /^\/s\/(reports\/)?[^/]+\/?$/;

/** Path of the operator's pages, if a password for them is set. */
const OPERATOR_PATHS = /^\/operator\/queues(\/|$)/;

/** Where the manifest has other apps post what they share. */
const SHARE_TARGET = '/share';

const YEAR_S = 365 * 24 * 3600;

/** Serves the built client: precompressed files, and a page at every path. */
export function clientPages(
  pages: WrittenPages,
  { PUBLIC_URL, TEST_PANEL, OPERATOR_PASSWORD }: Env,
  wordsOfPage: WordsOfPage,
): RequestHandler {
  const router = express.Router();
  router.use((request, _response, next) => {
    const isOperators = OPERATOR_PASSWORD !== undefined && OPERATOR_PATHS.test(request.path);
    const { path } = request;
    if (isOperators || SERVER_PATHS.test(path) || SECRET_PATHS.test(path)) next('router');
    else next();
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(PUBLIC_URL));
  });
  router.get('/sitemap.xml', (_request, response) => {
    response.type('application/xml').send(sitemap(PUBLIC_URL));
  });
  router.use('/assets', clientFiles(join(FILES, 'assets'), { immutable: true, maxAge: YEAR_S }));
  router.use(clientFiles(FILES, { extensions: [], etag: true }));
  // The client's service worker takes what is shared; before it is there, the chat opens without.
  router.post(SHARE_TARGET, (_request, response) => response.redirect(303, `${PAGES.chat}?last`));
  router.get('/{*path}', async (request, response) => {
    const found = pageAt(request.path);
    const page = found === 'testPanel' && !TEST_PANEL ? undefined : found;
    response.status(page === undefined ? 404 : 200);
    const written = pages[languageOf(request)][page ?? 'notFound'];
    const words = await wordsOfPage.of(request, response);
    if (words === null) send(request, response, written);
    else await sendWithWords(request, response, { page: written.identity, words });
  });
  return router;
}

function send(request: Request, response: Response, page: CompressedPage): void {
  response.set({
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  });
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') {
    response.set('Content-Encoding', encoding).send(page[encoding]);
  } else {
    response.send(page.identity);
  }
}

const robots = (site: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');

function sitemap(site: string): string {
  const urls = LISTED_PAGES.map((page) => `<url><loc>${site}${PAGES[page]}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
}
