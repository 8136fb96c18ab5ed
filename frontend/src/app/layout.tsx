import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { pageAt } from '@contract/pages';
import { useFirstTexts } from '../shared/texts/first';
import { useConsent } from '../shared/tracking';
import { useTitle } from '../shared/use-title';
import { Skeleton } from '../shared/ui/skeleton';
import { prepareToasts } from '../shared/ui/toast.store';
import { areaOf } from './area';
import { Footer } from './footer';
import { Header } from './header';
import { Notifications } from './notifications';
import { useLiveConnection } from './use-live-connection';
import { useScroll } from './scroll';

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

const PageSkeleton = () => {
  const { common } = useFirstTexts();
  return (
    <div role="status" className="mx-auto w-full max-w-[1160px] px-4 pt-8 sm:px-6">
      <h1 className="sr-only">{common.loading}</h1>
      <Skeleton className="h-10 w-52" />
      <Skeleton className="mt-8 h-48 rounded-card" />
    </div>
  );
};

/** Stands before the page, which may then know better what it is. */
const PageTitle = ({ path }: { path: string }) => {
  useTitle(pageAt(path) ?? 'notFound');
  return null;
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const { common } = useFirstTexts();
  const [pathname] = useLocation();
  useLiveConnection();
  useScroll();
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
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
      {area !== 'chat' && <Footer />}
      <Notifications />
      <Consent />
    </div>
  );
};
