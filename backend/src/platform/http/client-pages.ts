import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import express from 'express';
import { isPage } from '../../contract/pages.js';

const CLIENT = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));

/** Paths that are never the client's: a wrong one is a JSON error. */
const SERVER_PATHS = /^\/(api|health|metrics|socket\.io)(\/|$)/;

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the built client: assets by their hashed names, its one page for everything else. */
export function clientPages(): RequestHandler {
  const router = express.Router();
  const page = join(CLIENT, 'index.html');
  if (!existsSync(page)) return router;
  const files = { index: false, redirect: false } as const;
  router.use((request, _response, next) => {
    if (SERVER_PATHS.test(request.path)) next('router');
    else next();
  });
  router.use(
    '/assets',
    express.static(join(CLIENT, 'assets'), { ...files, immutable: true, maxAge: YEAR_MS }),
  );
  router.use(express.static(CLIENT, files));
  router.get('/{*path}', (request, response) => {
    response.status(isPage(request.path) ? 200 : 404).set('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
  return router;
}
