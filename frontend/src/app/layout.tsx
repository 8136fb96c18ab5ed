import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { pageAt } from '@contract/pages';
import { useFirstTexts } from '../shared/texts/first';
import { useConsent } from '../shared/tracking';
import { useTitle } from '../shared/use-title';
import { prepareToasts } from '../shared/ui/notices.store';
import { areaOf } from './area';
import { Footer } from './footer';
import { Header } from './header';
import { Notifications } from './notifications';
import { useLiveConnection } from './use-live-connection';

const ConsentBanner = lazy(async () => ({
  default: (await import('./consent-banner')).ConsentBanner,
}));

const Consent = () => {
  const asked = useConsent(({ pixelId, consent }) => pixelId !== null && consent === null);
  return asked ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null;
};

/** Stands before the page, which may then know better what it is. */
const PageTitle = ({ path }: { path: string }) => {
  useTitle(pageAt(path) ?? 'notFound');
  return null;
};

export const Layout = () => {
  const { common } = useFirstTexts();
  const here = useLocation();
  const { location: coming = here } = useNavigation();
  const { pathname } = coming;
  useLiveConnection();
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
      <Header area={area} />
      {/* The footer begins below the first view: what comes later never moves it in sight. */}
      <main
        id="content"
        tabIndex={-1}
        className={`flex flex-1 flex-col outline-none ${area === 'chat' ? '' : 'min-h-[calc(100dvh-var(--header))]'}`}
      >
        <Outlet />
      </main>
      {area !== 'chat' && <Footer />}
      <Notifications />
      <Consent />
    </div>
  );
};
