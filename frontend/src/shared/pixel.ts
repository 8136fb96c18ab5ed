import { CONSENT_KEY } from './storage';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pixel's own protocol: calls wait in `queue` until its script has loaded. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: Pixel;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Makes the pixel without its own page views, one for each change of the address. */
const makePixel = (): Pixel => {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  }) as Pixel;
  const own = { queue: [], loaded: true, version: '2.0', disablePushState: true };
  return Object.assign(pixel, own, { push: pixel });
};

/** Expires a cookie that a script has set for this host or for a domain above it. */
const expireCookie = (name: string): void => {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
};

/** Ends the pixel in this tab, and removes what it has stored in the browser. */
export const revokePixel = (): void => {
  window.fbq?.('consent', 'revoke');
  delete window.fbq;
  for (const name of ['_fbp', '_fbc']) expireCookie(name);
};

/** Loads the pixel with the visitor's consent; it ends when that is withdrawn in another tab. */
export const loadPixel = (id: string): void => {
  if (window.fbq) return;
  window.fbq = window._fbq = makePixel();
  // Otherwise it reports the texts of pressed buttons, such as a pet's name, and of the page.
  window.fbq('set', 'autoConfig', false, id);
  window.fbq('init', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CONSENT_KEY && newValue !== 'accepted') revokePixel();
  });
};
