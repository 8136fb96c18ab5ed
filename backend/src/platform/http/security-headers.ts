import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';
import type { Provider } from '../../contract/config.js';

/** The marketing pixel: its script, and where it reports to. */
const PIXEL_SCRIPT = 'https://connect.facebook.net';
const PIXEL_REPORTS = 'https://www.facebook.com';

/**
 * Stripe's card form: its script, the frames it asks in, and where they send. From Stripe's
 * integration security guide.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Pictures of providers' users. */
const PICTURES: Record<Provider, string[]> = {
  google: ['https://*.googleusercontent.com'],
  facebook: ['https://platform-lookaside.fbsbx.com', 'https://*.fbcdn.net'],
};

/**
 * Radix sets style elements for scroll locks; scripts are ours alone, an inline one only when its
 * hash is named. The pixel's hosts are admitted only where a pixel is named,
 * the payment provider's where cards are taken, those of pictures where their providers sign in.
 */
export function securityHeaders(
  { PUBLIC_URL, META_PIXEL_ID, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, providers, secure }: Env,
  inlineScripts: string[],
): RequestHandler {
  const { host } = new URL(PUBLIC_URL);
  const pixel = (...hosts: string[]) => (META_PIXEL_ID ? hosts : []);
  const takesCards = STRIPE_SECRET_KEY !== undefined && STRIPE_PUBLISHABLE_KEY !== undefined;
  const stripe = (hosts: string[]) => (takesCards ? hosts : []);
  const pictures = providers.flatMap((provider) => PICTURES[provider]);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...pixel(PIXEL_SCRIPT), ...stripe(STRIPE.script)],
        frameSrc: stripe(STRIPE.frame).length > 0 ? stripe(STRIPE.frame) : ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...pictures, ...pixel(PIXEL_REPORTS)],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          `${secure ? 'wss' : 'ws'}://${host}`,
          ...pixel(PIXEL_SCRIPT, PIXEL_REPORTS),
          ...stripe(STRIPE.connect),
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
