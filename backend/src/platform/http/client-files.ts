import type { RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';
import type { Readable } from 'node:stream';

/**
 * Serves the files that a folder holds now, precompressed where the browser accepts it. A file that
 * cannot be opened later ends its connection: by then the head of the answer has been written.
 */
export function clientFiles(folder: string, options: Options): RequestHandler {
  const serve = sirv(folder, { brotli: true, gzip: true, dotfiles: false, ...options });
  return (request, response, next) => {
    // No file is large enough to need ranges, and senseless ones would be errors of the server.
    delete request.headers.range;
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}
