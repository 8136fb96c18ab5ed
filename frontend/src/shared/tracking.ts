import type { PixelReply } from '@contract/config';
import type { PaidPlan } from '@contract/plans';
import type { Species } from '@contract/species';
import { api } from './api';
import { usePreferences, type Consent } from './preferences.store';
import { CONSENT_KEY, readStored, store } from './storage';
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
const AFTER_RELOAD_KEY = 'zampa.event';

const storedConsent = (): Consent | null => {
  const stored = readStored('local', CONSENT_KEY);
  return stored === 'accepted' || stored === 'refused' ? stored : null;
};

type Call = ['track' | 'trackCustom', EventName, object];

/** Calls made before it is known whether there is a pixel; null from then on. */
let early: Call[] | null = [];

const end = (): void => {
  early = null;
};

/** Loads the pixel, and sends it the calls made in the meantime. */
const beginPixel = async (id: string): Promise<void> => {
  early ??= [];
  const { loadPixel } = await import('./pixel');
  if (usePreferences.getState().consent === 'accepted') loadPixel(id);
  for (const call of early) window.fbq?.(...call);
  end();
};

/** Revokes the pixel and reloads the page without it. */
const endPixel = async (): Promise<void> => {
  try {
    (await import('./pixel')).revokePixel();
  } finally {
    location.reload();
  }
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
  if (consent === 'accepted' && pixelId !== null) beginPixel(pixelId).catch(end);
  if (consent === 'refused' && window.fbq) void endPixel();
};

const start = async (): Promise<void> => {
  const { pixelId } = await api.get<PixelReply>('/api/config/meta-pixel-id');
  if (pixelId === null) return;
  const consent = storedConsent();
  usePreferences.setState({ pixelId, consent });
  if (consent !== 'accepted') return;
  trackLastPage();
  await beginPixel(pixelId);
};

/** Asks for the pixel shortly after start; it loads only if the visitor has already agreed. */
export const startTracking = (): void => {
  window.setTimeout(() => void start().then(end, end), TIMINGS.pixelStart);
};
