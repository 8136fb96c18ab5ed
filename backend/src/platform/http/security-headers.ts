import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';

/** The marketing pixel: its script, and where it reports to. */
const PIXEL_SCRIPT = 'https://connect.facebook.net';
const PIXEL_REPORTS = 'https://www.facebook.com';

/**
 * Radix sets style elements for scroll locks; scripts are ours alone, an inline one only when its
 * hash is named. The pixel's hosts are admitted only where a pixel is named.
 */
export function securityHeaders(
  { PUBLIC_URL, META_PIXEL_ID, secure }: Env,
  inlineScripts: string[],
): RequestHandler {
  const { host } = new URL(PUBLIC_URL);
  const pixel = (...hosts: string[]) => (META_PIXEL_ID ? hosts : []);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...pixel(PIXEL_SCRIPT)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...pixel(PIXEL_REPORTS)],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          `${secure ? 'wss' : 'ws'}://${host}`,
          ...pixel(PIXEL_SCRIPT, PIXEL_REPORTS),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
  });
}
