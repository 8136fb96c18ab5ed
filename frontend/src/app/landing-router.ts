import { PAGES } from '@contract/pages';
import {
  createStaticRouter,
  matchRoutes,
  type DataRouter,
  type Location,
  type RouterNavigateOptions,
  type StaticHandlerContext,
  type To,
} from 'react-router-dom';
import { firstInteraction } from '../shared/first-interaction';
import { scrollPositionOf } from './scroll-positions';
import { hydrationData, routes } from './routes';

type Listener = Parameters<DataRouter['subscribe']>[0];

/** The location that the browser's router would report for the current history entry. */
const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { pathname, search, hash, key, state: usr };
};

const createPrerenderedRouter = (): DataRouter => {
  const context = { ...hydrationData, basename: '/', actionData: null, errors: null };
  const createRouter = (matches: unknown): DataRouter =>
    createStaticRouter(routes, {
      ...context,
      location: currentLocation(),
      matches,
    } as unknown as StaticHandlerContext);
  return createRouter(matchRoutes(createRouter([]).routes, PAGES.home));
};

/**
 * The router of the prerendered landing page: the static one that rendered it and, from the
 * reader's first interaction on, the browser's. This keeps 20 KB of navigation code out of the
 * first view.
 */
export const createLandingRouter = (): DataRouter => {
  const prerendered = createPrerenderedRouter();
  const restoreScrollPosition = scrollPositionOf(prerendered.state.location) ?? false;
  const state: DataRouter['state'] = { ...prerendered.state, restoreScrollPosition };
  const listeners = new Set<Listener>();
  let restoration: Parameters<DataRouter['enableScrollRestoration']> | null = null;
  let live: DataRouter | null = null;

  const load = async (): Promise<DataRouter> => {
    const { createBrowserRouter } = await import('./browser-router');
    live = createBrowserRouter(routes, { hydrationData });
    live.subscribe((...update) => listeners.forEach((listener) => listener(...update)));
    if (restoration !== null) live.enableScrollRestoration(...restoration);
    return live;
  };
  let loading: Promise<DataRouter> | undefined;
  /** A failed load is retried on the next navigation. */
  const loadBrowserRouter = (): Promise<DataRouter> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  void firstInteraction.then(loadBrowserRouter).catch(() => undefined);

  const overrides: Partial<DataRouter> = {
    get state() {
      return live?.state ?? state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to: To | number | null, options?: RouterNavigateOptions) => {
      const router = await loadBrowserRouter().catch(() => null);
      if (router !== null) await router.navigate(to as To, options);
      else window.location.assign(prerendered.createHref((to ?? '/') as Location));
    },
    enableScrollRestoration: (...args) => {
      restoration = args;
      return live?.enableScrollRestoration(...args) ?? (() => (restoration = null));
    },
  };
  return new Proxy(prerendered, {
    get: (_, name: keyof DataRouter) =>
      (name in overrides ? overrides : (live ?? prerendered))[name],
  });
};
