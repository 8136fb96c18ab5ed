import type { Provider } from '@contract/config';
import { SOCIAL_CHANNEL, type SocialReport, type SocialResult } from '@contract/social';
import { openChannel } from '../../shared/channel';
import { SIZES, TIMINGS } from '../../shared/timings';
import { newUuid } from '../../shared/uuid';

/** Milliseconds between checks for whether the window was closed. */
const POLL_MS = 250;

type WindowOutcome =
  | SocialResult
  | { status: 'blocked' }
  /** Closed for a while. `late` resolves if a report arrives after all. */
  | { status: 'closed'; late: Promise<SocialResult> }
  /** Another click took over, with this window or with one of its own. */
  | { status: 'superseded' };

/** To sign in, or to confirm the owner again. */
type Purpose = 'sign-in' | 'confirm';

interface OpenWindow {
  provider: Provider;
  popup: Window;
  leave: () => void;
}

let openWindow: OpenWindow | null = null;

const startPath = (provider: Provider, query: Record<string, string>): string =>
  `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;

/** Centred over the current window. */
const features = (): string => {
  const { width, height } = SIZES.popup;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

const isReportFor = (report: unknown, nonce: string): report is SocialReport => {
  const { type, nonce: named } = (report ?? {}) as Partial<SocialReport>;
  return type === 'zampa:social' && named === nonce;
};

/**
 * Listens for this window's report on the channel, which only our own pages can use, and for
 * messages, which can come from anywhere. Returns a function that stops it.
 */
const listen = (nonce: string, onResult: (result: SocialResult) => void): (() => void) => {
  const onReport = (report: unknown): void => {
    if (isReportFor(report, nonce)) onResult(report.result);
  };
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (origin === location.origin) onReport(data);
  };
  const channel = openChannel(SOCIAL_CHANNEL);
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => onReport(data);
  window.addEventListener('message', onMessage);
  return () => {
    window.removeEventListener('message', onMessage);
    channel?.close();
  };
};

/**
 * A closed window counts as cancelled after a while, but its report is awaited much longer: when a
 * provider's page severs the link to its opener, the window looks closed while it is open.
 */
const watch = (provider: Provider, popup: Window, nonce: string): Promise<WindowOutcome> =>
  new Promise((resolve) => {
    let resolveLate: (result: SocialResult) => void;
    const late = new Promise<SocialResult>((resolveReport) => (resolveLate = resolveReport));
    const timers: number[] = [];
    const leave = (): void => {
      window.clearInterval(poll);
      timers.forEach((timer) => window.clearTimeout(timer));
      stopListening();
      popup.close();
      if (openWindow === current) openWindow = null;
      resolve({ status: 'superseded' });
    };
    const current = { provider, popup, leave };
    const stopListening = listen(nonce, (result) => {
      resolve(result);
      resolveLate(result);
      leave();
    });
    const poll = window.setInterval(() => {
      if (!popup.closed) return;
      window.clearInterval(poll);
      const cancel = (): void => resolve({ status: 'closed', late });
      timers.push(window.setTimeout(cancel, TIMINGS.popupCancelled));
      timers.push(window.setTimeout(leave, TIMINGS.authEvents));
    }, POLL_MS);
    openWindow = current;
  });

/** Call it in the click handler, or browsers block the window. */
export const openProviderWindow = (
  provider: Provider,
  purpose: Purpose = 'sign-in',
): Promise<WindowOutcome> => {
  if (openWindow?.provider === provider && !openWindow.popup.closed) {
    openWindow.popup.focus();
    return Promise.resolve({ status: 'superseded' });
  }
  openWindow?.leave();
  const nonce = newUuid();
  const popup = window.open(
    startPath(provider, { mode: 'popup', purpose, nonce }),
    '_blank',
    features(),
  );
  if (popup === null || popup.closed) return Promise.resolve({ status: 'blocked' });
  return watch(provider, popup, nonce);
};

export const goToProvider = (provider: Provider, purpose: Purpose = 'sign-in'): void => {
  const { pathname, search, hash } = location;
  const returnTo = pathname + search + hash;
  location.assign(startPath(provider, { mode: 'redirect', purpose, returnTo }));
};
