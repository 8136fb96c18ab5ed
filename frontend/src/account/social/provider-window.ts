import type { Provider } from '@contract/config';
import { SOCIAL_CHANNEL, type SocialReport } from '@contract/social';
import { SIZES, TIMINGS } from '../../shared/timings';
import { newUuid } from '../../shared/uuid';

/** Between two looks whether the window was closed. Milliseconds. */
const LOOK = 250;

export type WindowOutcome = SocialReport['result'] | { status: 'blocked' } | { status: 'closed' };

const startPath = (provider: Provider, query: Record<string, string>): string =>
  `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;

/** A report counts only from our own origin, for this very window. */
const isOurs = (report: unknown, nonce: string): report is SocialReport => {
  const { type, nonce: named } = (report ?? {}) as Partial<SocialReport>;
  return type === 'zampa:social' && named === nonce;
};

/**
 * Opens a provider's page in a window of its own; call it in a click, or browsers block it.
 * A closed window counts as cancelled after a while: its report may still be under way.
 */
export const openProviderWindow = (provider: Provider): Promise<WindowOutcome> => {
  const nonce = newUuid();
  const { width, height } = SIZES.popup;
  const place = `left=${(screen.width - width) / 2},top=${(screen.height - height) / 2}`;
  const opened = window.open(
    startPath(provider, { mode: 'popup', nonce }),
    'zampa-sign-in',
    `popup,width=${width},height=${height},${place}`,
  );
  if (opened === null || opened.closed) return Promise.resolve({ status: 'blocked' });

  return new Promise((resolve) => {
    const channel = new BroadcastChannel(SOCIAL_CHANNEL);
    let closedAt: number | null = null;
    const end = (outcome: WindowOutcome): void => {
      window.clearInterval(watch);
      window.removeEventListener('message', heard);
      channel.close();
      opened.close();
      resolve(outcome);
    };
    const heard = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && isOurs(data, nonce)) end(data.result);
    };
    const watch = window.setInterval(() => {
      if (!opened.closed) return;
      closedAt ??= Date.now();
      if (Date.now() - closedAt >= TIMINGS.popupCancelled) end({ status: 'closed' });
    }, LOOK);
    window.addEventListener('message', heard);
    channel.onmessage = heard;
  });
};

/** Leaves for the provider's page, and comes back to this one. */
export const goToProvider = (provider: Provider): void => {
  const returnTo = location.pathname + location.search;
  location.assign(startPath(provider, { mode: 'redirect', returnTo }));
};
