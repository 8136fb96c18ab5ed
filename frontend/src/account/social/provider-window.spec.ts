import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProviderWindow } from './provider-window';
import {
  broadcast,
  ENTERED,
  isListening,
  lastWindow,
  opened,
  pass,
  post,
  startBrowser,
} from './social.fixture';

type Outcome = Awaited<ReturnType<typeof openProviderWindow>>;

/** The outcome so far: null while there is none. */
const watch = (opening: Promise<Outcome>): { outcome: Outcome | null } => {
  const seen: { outcome: Outcome | null } = { outcome: null };
  void opening.then((outcome) => (seen.outcome = outcome));
  return seen;
};

beforeEach(() => startBrowser());

afterEach(async () => {
  for (const { window } of opened) window.close();
  await pass(700_000);
});

describe('a provider window', () => {
  it("opens immediately, 500 by 600, at the provider's sign-in route", () => {
    void openProviderWindow('google');
    expect(opened).toHaveLength(1);
    expect(opened[0]?.features).toContain('popup,width=500,height=600');
    const { pathname, searchParams } = lastWindow().address;
    expect(pathname).toBe('/api/auth/google');
    expect(Object.fromEntries(searchParams)).toMatchObject({ mode: 'popup', purpose: 'sign-in' });
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{16,64}$/);
  });

  it('has a new nonce each time', async () => {
    void openProviderWindow('google');
    const { nonce } = lastWindow();
    post(ENTERED);
    await pass(0);
    void openProviderWindow('google');
    expect(lastWindow().nonce).not.toBe(nonce);
  });

  it('is reported as blocked when the browser does not open it', async () => {
    startBrowser(true);
    expect(await openProviderWindow('google')).toEqual({ status: 'blocked' });
    expect(isListening()).toBe(false);
  });

  it('is focused when requested again', async () => {
    const first = watch(openProviderWindow('google'));
    expect(await openProviderWindow('google')).toEqual({ status: 'superseded' });
    expect(opened).toHaveLength(1);
    expect(lastWindow().focused).toBe(1);
    post(ENTERED);
    await pass(0);
    expect(first.outcome).toEqual(ENTERED);
  });

  it("is closed when another provider's window opens", async () => {
    const first = watch(openProviderWindow('google'));
    const google = lastWindow();
    const second = watch(openProviderWindow('facebook'));
    await pass(0);
    expect(google.closed).toBe(true);
    expect(first.outcome).toEqual({ status: 'superseded' });
    post(ENTERED, { nonce: google.nonce });
    await pass(10_000);
    expect(second.outcome).toBeNull();
    post(ENTERED);
    await pass(0);
    expect(second.outcome).toEqual(ENTERED);
  });
});

describe("a window's report", () => {
  it.each([
    ['a message', post],
    ['the channel', broadcast],
  ])('sent through %s closes the window and ends the wait', async (_way, tell) => {
    const seen = watch(openProviderWindow('google'));
    tell(ENTERED);
    await pass(0);
    expect(seen.outcome).toEqual(ENTERED);
    expect(lastWindow().closed).toBe(true);
    expect(isListening()).toBe(false);
  });

  it('is awaited as long as the window is open', async () => {
    const seen = watch(openProviderWindow('google'));
    await pass(3_600_000);
    expect(seen.outcome).toBeNull();
    post(ENTERED);
    await pass(0);
    expect(seen.outcome).toEqual(ENTERED);
  });

  it('is accepted only from our own origin and for this very window', async () => {
    const seen = watch(openProviderWindow('google'));
    post(ENTERED, { origin: 'https://evil.example' });
    post(ENTERED, { nonce: 'another-window-of-ours' });
    broadcast(ENTERED, 'another-window-of-ours');
    window.dispatchEvent(new MessageEvent('message', { data: null, origin: location.origin }));
    window.dispatchEvent(new MessageEvent('message', { data: 'hello', origin: location.origin }));
    await pass(1_000);
    expect(seen.outcome).toBeNull();
  });
});

describe('a closed window', () => {
  it('counts as cancelled 8 s later', async () => {
    const seen = watch(openProviderWindow('google'));
    await pass(60_000);
    lastWindow().close();
    await pass(7_900);
    expect(seen.outcome).toBeNull();
    await pass(400);
    expect(seen.outcome?.status).toBe('closed');
  });

  it('can still report before that', async () => {
    const seen = watch(openProviderWindow('google'));
    lastWindow().close();
    await pass(6_000);
    broadcast(ENTERED);
    await pass(10_000);
    expect(seen.outcome).toEqual(ENTERED);
  });

  it('can still report for 10 minutes, in case it only appears closed', async () => {
    const opening = openProviderWindow('google');
    lastWindow().close();
    await pass(590_000);
    const outcome = await opening;
    if (outcome.status !== 'closed') throw new Error(outcome.status);
    broadcast(ENTERED);
    expect(await outcome.late).toEqual(ENTERED);
    expect(isListening()).toBe(false);
  });

  it('is ignored after 10 minutes', async () => {
    void openProviderWindow('google');
    lastWindow().close();
    await pass(601_000);
    expect(isListening()).toBe(false);
  });

  it('is reopened on request', async () => {
    const first = watch(openProviderWindow('google'));
    lastWindow().close();
    await pass(1_000);
    const second = watch(openProviderWindow('google'));
    expect(opened).toHaveLength(2);
    await pass(20_000);
    expect(first.outcome).toEqual({ status: 'superseded' });
    expect(second.outcome).toBeNull();
  });
});
