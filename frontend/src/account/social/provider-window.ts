import type { Provider } from '@contract/config';
import { SOCIAL_CHANNEL, type SocialReport, type SocialResult } from '@contract/social';
import { SIZES, TIMINGS } from '../../shared/timings';
import { newUuid } from '../../shared/uuid';

/** Milliseconds between two checks whether the window was closed. */
const LOOK = 250;

type WindowOutcome =
  | SocialResult
  | { status: 'blocked' }
  /** Closed for a while. `late` resolves if a report arrives nevertheless. */
  | { status: 'closed'; late: Promise<SocialResult> }
  /** Another click continues instead: with this window, or with one of its own. */
  | { status: 'superseded' };

/** To sign in, or to confirm the owner once more. */
type Purpose = 'sign-in' | 'confirm';

interface Shown {
  provider: Provider;
  opened: Window;
  leave: () => void;
}

let shown: Shown | null = null;

const startPath = (provider: Provider, query: Record<string, string>): string =>
  `/api/auth/${provider}?${new URLSearchParams(query).toString()}`;

/** Centred over the present window. */
const features = (): string => {
  const { width, height } = SIZES.popup;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

const isFor = (report: unknown, nonce: string): report is SocialReport => {
  const { type, nonce: named } = (report ?? {}) as Partial<SocialReport>;
  return type === 'zampa:social' && named === nonce;
};

/**
 * Hears the report for this very window, by either way. Nothing but a page of our own can use the
 * channel; a message can come from anywhere. @returns stops.
 */
const listen = (nonce: string, hear: (result: SocialResult) => void): (() => void) => {
  const take = (report: unknown): void => {
    if (isFor(report, nonce)) hear(report.result);
  };
  const takeMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (origin === location.origin) take(data);
  };
  const channel = new BroadcastChannel(SOCIAL_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
  window.addEventListener('message', takeMessage);
  return () => {
    window.removeEventListener('message', takeMessage);
    channel.close();
  };
};

/**
 * A closed window counts as cancelled after a while, but its report is waited for much longer: a
 * provider's page can cut itself off from us, and then its window looks closed while it is open.
 */
const watch = (provider: Provider, opened: Window, nonce: string): Promise<WindowOutcome> =>
  new Promise((resolve) => {
    let tellLate: (result: SocialResult) => void;
    const late = new Promise<SocialResult>((tell) => (tellLate = tell));
    const timers: number[] = [];
    const leave = (): void => {
      window.clearInterval(look);
      timers.forEach((timer) => window.clearTimeout(timer));
      forget();
      opened.close();
      if (shown === mine) shown = null;
      resolve({ status: 'superseded' });
    };
    const mine = { provider, opened, leave };
    const forget = listen(nonce, (result) => {
      resolve(result);
      tellLate(result);
      leave();
    });
    const look = window.setInterval(() => {
      if (!opened.closed) return;
      window.clearInterval(look);
      const cancel = (): void => resolve({ status: 'closed', late });
      timers.push(window.setTimeout(cancel, TIMINGS.popupCancelled));
      timers.push(window.setTimeout(leave, TIMINGS.authEvents));
    }, LOOK);
    shown = mine;
  });

/** Call it in the click, or browsers block the window. */
export const openProviderWindow = (
  provider: Provider,
  purpose: Purpose = 'sign-in',
): Promise<WindowOutcome> => {
  if (shown?.provider === provider && !shown.opened.closed) {
    shown.opened.focus();
    return Promise.resolve({ status: 'superseded' });
  }
  shown?.leave();
  const nonce = newUuid();
  const opened = window.open(
    startPath(provider, { mode: 'popup', purpose, nonce }),
    '_blank',
    features(),
  );
  if (opened === null || opened.closed) return Promise.resolve({ status: 'blocked' });
  return watch(provider, opened, nonce);
};

export const goToProvider = (provider: Provider, purpose: Purpose = 'sign-in'): void => {
  const { pathname, search, hash } = location;
  const returnTo = pathname + search + hash;
  location.assign(startPath(provider, { mode: 'redirect', purpose, returnTo }));
};
