import type { Page } from '@playwright/test';

/** The first of these calls, held back until its fate is decided. Others pass. */
export interface Held {
  /** How many of these calls the page has made. */
  readonly sent: number;
  /** The body of the first one. */
  readonly body: unknown;
  /** Lets it through to the server. */
  release: () => void;
  /** Makes it fail. */
  lose: () => void;
}

export async function hold(page: Page, method: string, path: string): Promise<Held> {
  let decide: (lost: boolean) => void = () => undefined;
  const lost = new Promise<boolean>((resolve) => (decide = resolve));
  const bodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    if (bodies.push(request.postDataJSON()) > 1) return route.fallback();
    return (await lost) ? route.abort('internetdisconnected') : route.continue();
  });
  return {
    get sent() {
      return bodies.length;
    },
    get body() {
      return bodies[0];
    },
    release: () => decide(false),
    lose: () => decide(true),
  };
}

/** Holds back every answer from an address. @returns a function that lets them all through. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

interface Call {
  /** Milliseconds since the page was opened, by its own clock. */
  sent: number;
  answered: number;
}

/** When the page fetched this path. */
export async function callsOf(page: Page, path: string | RegExp): Promise<Call[]> {
  const calls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        sent: startTime,
        answered: responseEnd,
      }),
    ),
  );
  return calls.filter((call) =>
    typeof path === 'string' ? call.path === path : path.test(call.path),
  );
}

/** Holds back the pages' scripts until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
