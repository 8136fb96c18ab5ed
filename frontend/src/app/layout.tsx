import { pageAt } from '@contract/pages';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useTitle } from '../shared/document';
import { useNewRelease } from '../shared/app-worker';
import { useKept } from '../shared/kept.store';
import { optional } from '../shared/optional';
import { usePreferences } from '../shared/preferences.store';
import { useSession } from '../shared/session.store';
import { useFirstTexts, withTexts } from '../shared/texts/first';
import { useNotices, prepareToasts, speak } from '../shared/ui/notices.store';
import { Footer } from './footer';
import { areaOf, Header } from './header';

/** If its code cannot be loaded, the next notification tries again. */
const Notifications = () => {
  const { needed, toast } = useNotices();
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!needed || Toaster !== null) return;
    withTexts(import('../shared/ui/toaster')).then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [needed, toast, Toaster]);
  return Toaster !== null && <Toaster />;
};

const RETRY_MS = 5_000;

/** The socket is open, and its code loaded, only while somebody is signed in. */
const useLiveConnection = (): void => {
  const uid = useSession((state) => state.user?.uid);
  useEffect(() => {
    if (uid === undefined) return;
    let stop: (() => void) | null = null;
    let cancelled = false;
    let retry: number | undefined;
    const connect = (): void => {
      import('./live').then(
        ({ goLive }) => {
          if (!cancelled) stop = goLive();
        },
        () => {
          if (!cancelled) retry = window.setTimeout(connect, RETRY_MS);
        },
      );
    };
    connect();
    return () => {
      cancelled = true;
      window.clearTimeout(retry);
      stop?.();
    };
  }, [uid]);
};

/** The live region for `speak`. It exists before its first text, or that would not be heard. */
const Spoken = () => (
  <p aria-live="polite" className="sr-only">
    {useNotices(({ spoken }) => spoken)}
  </p>
);

/** Some browsers block it. */
const ConsentBanner = optional(
  async () => (await withTexts(import('./consent-banner'))).ConsentBanner,
);

const Consent = () => {
  const asked = usePreferences(({ pixelId, consent }) => pixelId !== null && consent === null);
  return asked && <ConsentBanner />;
};

const AppNotices = optional(async () => (await withTexts(import('./app-notices'))).AppNotices);

const Notices = ({ area }: { area: ReturnType<typeof areaOf> }) => {
  const waits = useNewRelease(({ waiting }) => waiting !== null);
  const kept = useKept(({ since }) => since !== null) && area !== 'chat';
  return (waits || kept) && <AppNotices kept={kept} />;
};

/** Rendered before the page, which may then set a title of its own. */
const PageTitle = ({ path }: { path: string }) => {
  useTitle(pageAt(path) ?? 'notFound');
  return null;
};

/** Focuses a page opened by a link, unless it has already taken focus, and announces its title. */
const useArrival = (path: string): void => {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    document.querySelector<HTMLElement>('main:not(:focus-within)')?.focus({ preventScroll: true });
    speak(document.title);
  }, [path]);
};

export const Layout = () => {
  const { common } = useFirstTexts();
  const here = useLocation();
  const { location: coming = here } = useNavigation();
  const { pathname } = coming;
  useLiveConnection();
  useArrival(here.pathname);
  const area = areaOf(pathname);
  useEffect(() => {
    if (area !== 'home') prepareToasts();
  }, [area]);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle path={pathname} />
      <a
        href="#content"
        className="sr-only rounded-full bg-green px-5 py-3 font-semibold text-green-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {common.skip}
      </a>
      <Notices area={area} />
      <Header area={area} />
      {/* The footer starts below the fold, so that late content never shifts it in sight. */}
      <main
        id="content"
        tabIndex={-1}
        className={`flex flex-1 flex-col outline-none ${area === 'chat' ? '' : 'min-h-[calc(100dvh-var(--header))]'}`}
      >
        <Outlet />
      </main>
      {area !== 'chat' && <Footer />}
      <Notifications />
      <Spoken />
      {/* It would cover where one writes, or whom to call. */}
      {area !== 'chat' && pageAt(pathname) !== 'emergency' && <Consent />}
    </div>
  );
};
