import { PAGES } from '@contract/pages';
import { createStaticRouter, matchRoutes } from 'react-router-dom';
import type {
  DataRouter,
  Location,
  RouterNavigateOptions,
  StaticHandlerContext,
  To,
} from 'react-router-dom';
import { firstSign } from '../shared/first-sign';
import { placeOf } from './places';
import { hydrationData, routes } from './routes';

type Listener = Parameters<DataRouter['subscribe']>[0];

/** The location that the browser's router would report for the present history entry. */
const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { pathname, search, hash, key, state: usr };
};

const createWrittenRouter = (): DataRouter => {
  const context = { ...hydrationData, basename: '/', actionData: null, errors: null };
  const make = (matches: unknown): DataRouter =>
    createStaticRouter(routes, {
      ...context,
      location: currentLocation(),
      matches,
    } as unknown as StaticHandlerContext);
  return make(matchRoutes(make([]).routes, PAGES.home));
};

/**
 * The router of the written landing page: the one that wrote it, and the browser's as soon as the
 * reader stirs. So the first view does without 20 KB of code that goes from page to page.
 */
export const createLandingRouter = (): DataRouter => {
  const written = createWrittenRouter();
  const restoreScrollPosition = placeOf(written.state.location) ?? false;
  const state: DataRouter['state'] = { ...written.state, restoreScrollPosition };
  const listeners = new Set<Listener>();
  let restoration: Parameters<DataRouter['enableScrollRestoration']> | null = null;
  let live: DataRouter | null = null;

  const load = async (): Promise<DataRouter> => {
    const { createBrowserRouter } = await import('./browser-router');
    live = createBrowserRouter(routes, { hydrationData });
    live.subscribe((...news) => listeners.forEach((listener) => listener(...news)));
    if (restoration !== null) live.enableScrollRestoration(...restoration);
    return live;
  };
  let loading: Promise<DataRouter> | undefined;
  /** A failed load is tried again with the next navigation. */
  const wake = (): Promise<DataRouter> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  void firstSign.then(wake).catch(() => undefined);

  const own: Partial<DataRouter> = {
    get state() {
      return live?.state ?? state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to: To | number | null, options?: RouterNavigateOptions) => {
      const router = await wake().catch(() => null);
      if (router !== null) await router.navigate(to as To, options);
      else window.location.assign(written.createHref((to ?? '/') as Location));
    },
    enableScrollRestoration: (...asked) => {
      restoration = asked;
      return live?.enableScrollRestoration(...asked) ?? (() => (restoration = null));
    },
  };
  return new Proxy(written, {
    get: (_, name: keyof DataRouter) => (name in own ? own : (live ?? written))[name],
  });
};
