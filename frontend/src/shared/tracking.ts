import type { PixelReply } from '@contract/config';
import type { PaidPlan } from '@contract/plans';
import type { Species } from '@contract/species';
import { api } from './api';
import { usePreferences, type Consent } from './preferences.store';
import { readStored, store } from './storage';
import { TIMINGS } from './timings';

/** The events of the marketing pixel: none of them names a person or an animal. */
interface TrackedEvents {
  Lead: object;
  ViewContent: { content_name: string };
  CompleteRegistration: object;
  /** In euros. */
  Purchase: { value: number; content_name: PaidPlan };
  PetProfileCreated: { species: Species };
  ChatStarted: object;
  SubscriptionStarted: { value: number; content_name: PaidPlan };
}

type EventName = keyof TrackedEvents;

const CUSTOM: ReadonlySet<EventName> = new Set([
  'PetProfileCreated',
  'ChatStarted',
  'SubscriptionStarted',
]);
const CURRENCY = 'EUR';
const CONSENT_KEY = 'zampa.consent';
const AFTER_RELOAD_KEY = 'zampa.event';
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pixel's own protocol: calls wait in `queue` until its script has loaded. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: Pixel;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const storedConsent = (): Consent | null => {
  const stored = readStored('local', CONSENT_KEY);
  return stored === 'accepted' || stored === 'refused' ? stored : null;
};

const makePixel = (): Pixel => {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  }) as Pixel;
  return Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel });
};

type Call = ['track' | 'trackCustom', EventName, object];

/** Calls made before it is known whether there is a pixel; null from then on. */
let early: Call[] | null = [];

const loadPixel = (id: string): void => {
  if (window.fbq) return;
  window.fbq = window._fbq = makePixel();
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
  window.fbq('init', id);
};

/** Sends an event in euros; without the visitor's consent nothing is sent or kept. */
export const track = <Name extends EventName>(name: Name, facts: TrackedEvents[Name]): void => {
  const kind = CUSTOM.has(name) ? 'trackCustom' : 'track';
  const call: Call = [kind, name, { ...facts, currency: CURRENCY }];
  if (early === null) window.fbq?.(...call);
  else early.push(call);
};

/** Keeps an event for the page that the coming reload opens. */
export const trackAfterReload = (name: 'CompleteRegistration'): void => {
  if (window.fbq) store('session', AFTER_RELOAD_KEY, name);
};

const trackLastPage = (): void => {
  const kept = readStored('session', AFTER_RELOAD_KEY);
  store('session', AFTER_RELOAD_KEY, null);
  if (kept === 'CompleteRegistration') track(kept, {});
};

/** Stores the visitor's choice. Withdrawing consent reloads the page, then without the pixel. */
export const decideConsent = (consent: Consent): void => {
  const { pixelId } = usePreferences.getState();
  store('local', CONSENT_KEY, consent);
  usePreferences.setState({ consent });
  if (consent === 'accepted' && pixelId !== null) loadPixel(pixelId);
  if (consent === 'refused' && window.fbq) location.reload();
};

const start = async (): Promise<void> => {
  const { pixelId } = await api.get<PixelReply>('/api/config/meta-pixel-id');
  if (pixelId === null) return;
  const consent = storedConsent();
  usePreferences.setState({ pixelId, consent });
  if (consent !== 'accepted') return;
  trackLastPage();
  loadPixel(pixelId);
  for (const call of early ?? []) window.fbq?.(...call);
};

/** Asks for the pixel shortly after start; it loads only if the visitor has already agreed. */
export const startTracking = (): void => {
  const end = (): void => {
    early = null;
  };
  window.setTimeout(() => void start().then(end, end), TIMINGS.pixelStart);
};
