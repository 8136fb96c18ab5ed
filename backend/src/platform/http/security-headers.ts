import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';
import type { Provider } from '../../contract/config.js';

/** Hosts of the marketing pixel: of its script, and of its reports. */
const PIXEL_SCRIPT = 'https://connect.facebook.net';
const PIXEL_REPORTS = 'https://www.facebook.com';

/**
 * Hosts of Stripe's card form: of its script, of its frames, and those it sends data to. From
 * Stripe's integration security guide.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/**
 * Hosts of the card form, if cards are taken: Stripe's, or that of the script which replaces it.
 */
function cardFormHosts(env: CardSettings): typeof STRIPE {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return { script: [], frame: [], connect: [] };
  if (STRIPE_JS_URL === undefined) return STRIPE;
  const { origin } = new URL(STRIPE_JS_URL);
  return { script: [origin], frame: [], connect: [origin] };
}

type CardSettings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_JS_URL'>;

/** Hosts of the profile pictures of sign-in providers. */
const PICTURES: Record<Provider, string[]> = {
  google: ['https://*.googleusercontent.com'],
  facebook: ['https://platform-lookaside.fbsbx.com', 'https://*.fbcdn.net'],
};

/**
 * Scripts must be ours; inline ones are allowed by their hash. Styles may be inline, since Radix
 * sets style elements for scroll locks. Hosts of the pixel, the payment provider and profile
 * pictures are allowed only if the installation uses them.
 */
export function securityHeaders(
  { PUBLIC_URL, META_PIXEL_ID, providers, secure, ...env }: Env,
  inlineScripts: string[],
): RequestHandler {
  const { host } = new URL(PUBLIC_URL);
  const pixel = (...hosts: string[]) => (META_PIXEL_ID ? hosts : []);
  const cardForm = cardFormHosts(env);
  const pictures = providers.flatMap((provider) => PICTURES[provider]);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...pixel(PIXEL_SCRIPT), ...cardForm.script],
        frameSrc: cardForm.frame.length > 0 ? cardForm.frame : ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` for photos that are being uploaded.
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures, ...pixel(PIXEL_REPORTS)],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          `${secure ? 'wss' : 'ws'}://${host}`,
          ...pixel(PIXEL_SCRIPT, PIXEL_REPORTS),
          ...cardForm.connect,
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
