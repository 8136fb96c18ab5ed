import type { SessionUser } from '@contract/accounts';
import { SOCIAL_CHANNEL, type SocialResult } from '@contract/social';
import { vi } from 'vitest';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';

export const ANNA: SessionUser = {
  id: 12,
  email: 'anna@example.org',
  username: 'Anna Rossi',
  photoURL: null,
  subscriptionStatus: 'free',
  dailyQuestionCount: 0,
};

export const UID = 'google:1001';

/** The part of another window that its opener can see. */
class OpenedWindow {
  closed = false;
  focused = 0;

  constructor(readonly address: URL) {}

  close(): void {
    this.closed = true;
  }

  focus(): void {
    this.focused += 1;
  }

  /** The nonce that its opener gave it. */
  get nonce(): string {
    return this.address.searchParams.get('nonce') ?? '';
  }
}

class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    Channel.open.add(this);
  }

  close(): void {
    Channel.open.delete(this);
  }
}

/** The windows that were opened, and how. */
export const opened: { window: OpenedWindow; target: string; features: string }[] = [];

/** Fakes a browser that opens windows, or blocks them, with a clock that starts at 0. */
export const startBrowser = (blocks = false): void => {
  vi.useFakeTimers({ now: 0 });
  opened.length = 0;
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('open', (path: string, target: string, features: string) => {
    if (blocks) return null;
    const window = new OpenedWindow(new URL(path, location.href));
    opened.push({ window, target, features });
    return window;
  });
  useNotices.setState({ toast: null });
  useSession.setState({ loading: false, user: null, failed: false });
};

export const lastWindow = (): OpenedWindow => {
  const last = opened.at(-1);
  if (last === undefined) throw new Error('No window was opened');
  return last.window;
};

const reportOf = (result: SocialResult, nonce: string) => ({
  type: 'zampa:social',
  provider: 'google',
  nonce,
  result,
});

export const ENTERED: SocialResult = { status: 'signed-in', uid: UID };

/** Sends our page a message from any origin. */
export const post = (
  result: SocialResult,
  { nonce = lastWindow().nonce, origin = location.origin } = {},
): void => {
  window.dispatchEvent(new MessageEvent('message', { data: reportOf(result, nonce), origin }));
};

/** The same over the channel. */
export const broadcast = (result: SocialResult, nonce = lastWindow().nonce): void => {
  for (const channel of [...Channel.open].filter(({ name }) => name === SOCIAL_CHANNEL))
    channel.onmessage?.(new MessageEvent('message', { data: reportOf(result, nonce) }));
};

/** Whether anything is still waiting for a report. */
export const isListening = (): boolean => Channel.open.size > 0;

export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

interface Answer {
  status: number;
  body: unknown;
}

export const CONFIRMED: Answer = { status: 200, body: { success: true, user: ANNA } };
export const NOT_PROVEN: Answer = { status: 401, body: { code: 'IDENTITY_NOT_PROVEN' } };
export const PRESENT: Answer = { status: 200, body: { authenticated: true, user: ANNA } };
export const ABSENT: Answer = { status: 200, body: { authenticated: false } };

/** The client's calls, with their bodies and times. */
export const calls: { path: string; body: unknown; at: number }[] = [];

/** Answers the sync call, and the session checks in turn; the last answer repeats. */
export const serve = (sync: Answer, ...session: Answer[]): void => {
  calls.length = 0;
  vi.stubGlobal('fetch', (path: string, { body = 'null' }: { body?: string }) => {
    calls.push({ path, body: JSON.parse(body), at: Date.now() });
    const answer = path.endsWith('/session')
      ? ((session.length > 1 ? session.shift() : session[0]) ?? ABSENT)
      : sync;
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
};

export const toastShown = () => useNotices.getState().toast;

export const CLOSED_TOAST = {
  title: 'Error',
  description: 'Popup closed by user. Please try again.',
  tone: 'destructive',
};
