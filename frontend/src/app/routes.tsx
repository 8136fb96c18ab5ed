import { PAGES } from '@contract/pages';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type RouteObject } from 'react-router-dom';
import { optional } from '../shared/optional';
import { isOwnerMarked } from '../shared/owner-mark';
import { Skeleton } from '../shared/ui/loading';
import { withTexts } from '../shared/texts/first';
import { HomePage, loadSections } from '../site/home-page';
import { VET_PATH, vetRoutes } from '../vet/vet-routes';
import { CrashPage, FailedPage, PageSkeleton } from './page-fallbacks';
import { Layout } from './layout';
import { SCROLL_POSITIONS_KEY, scrollPositionKey } from './scroll-positions';

/** A page whose code loads when it is opened. */
const page = (path: string, load: () => Promise<ReactNode>): RouteObject => ({
  path,
  lazy: async () => ({ element: await load() }),
});

const loadGate = () => withTexts(import('./sign-in-gate'));
const LateGate = lazy(async () => ({ default: (await loadGate()).SignInGate }));

/** Users signed in at the last visit do not wait for the form: it loads only if needed. */
const signIn = async (mode: 'modal' | 'page'): Promise<ReactNode> => {
  if (isOwnerMarked()) {
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <LateGate mode={mode} />
      </Suspense>
    );
  }
  const { SignInGate } = await loadGate();
  return <SignInGate mode={mode} />;
};

/** Few owners need it, so it loads separately from the chat, which can do without it. */
const LateDesk = optional(
  async () => (await withTexts(import('../consultations/vet-desk'))).VetDesk,
);

const vetDesk = (props: ComponentProps<typeof LateDesk>): ReactNode => <LateDesk {...props} />;

const loadAdvice = async () => (await withTexts(import('./worry-advice'))).WorryAdvice;

const loadChat = async (): Promise<ReactNode> => {
  const [{ ChatScreen }, card] = await Promise.all([
    withTexts(import('../chat/chat-screen')),
    signIn('modal'),
  ]);
  return <ChatScreen signIn={card} vetDesk={vetDesk} />;
};

const loadNotFound = async (): Promise<ReactNode> => {
  const { NotFoundPage } = await import('../site/not-found-page');
  return <NotFoundPage />;
};

/** Not in `PAGES`: to everyone but vets, and to the server, these are unknown paths. */
const vetPages: RouteObject = {
  path: VET_PATH,
  lazy: async () => {
    const [{ VetShell }, notFound] = await Promise.all([
      withTexts(import('../vet/vet-shell')),
      loadNotFound(),
    ]);
    return { element: <VetShell notFound={notFound} /> };
  },
  children: [...vetRoutes.map(({ path, load }) => page(path, load)), page('*', loadNotFound)],
};

/** Pages that read from the server, inside the query provider. */
const dataPages: RouteObject = {
  lazy: async () => ({ Component: (await import('./query-layout')).QueryLayout }),
  children: [
    page(PAGES.pets, async () => {
      const [{ PetsPage }, card] = await Promise.all([
        withTexts(import('../pets/pets-page')),
        signIn('modal'),
      ]);
      return <PetsPage signIn={card} />;
    }),
    page(PAGES.pet, async () => {
      const [{ PetPage }, card] = await Promise.all([
        withTexts(import('../pets/page/pet-page')),
        signIn('modal'),
      ]);
      return <PetPage signIn={card} />;
    }),
    page(PAGES.summary, async () => {
      const [{ SummaryPage }, card] = await Promise.all([
        withTexts(import('../pets/summary/summary-page')),
        signIn('modal'),
      ]);
      return <SummaryPage signIn={card} />;
    }),
    ...[PAGES.chat, PAGES.simpleChat, PAGES.oldChat, PAGES.chatSession].map((path) =>
      page(path, loadChat),
    ),
    page(PAGES.checkout, async () => {
      const { CheckoutPage } = await withTexts(import('../billing/checkout-page'));
      return <CheckoutPage signIn={await signIn('page')} />;
    }),
    page(PAGES.paymentSuccess, async () => {
      const { PaymentSuccessPage } = await withTexts(import('../billing/payment-success-page'));
      return <PaymentSuccessPage signIn={await signIn('page')} />;
    }),
    page(PAGES.testPanel, async () => {
      const { TestPanelRoute } = await withTexts(import('./test-panel-route'));
      return <TestPanelRoute />;
    }),
    page(PAGES.profile, async () => {
      const { ProfileRoute } = await withTexts(import('./profile-route'));
      return <ProfileRoute />;
    }),
    page(PAGES.emergency, async () => {
      const { EmergencyPage } = await import('../site/emergency-page');
      return <EmergencyPage />;
    }),
    page(PAGES.help, async () => {
      const { HelpPage } = await withTexts(import('../support/help-page'));
      return <HelpPage />;
    }),
    page(PAGES.status, async () => {
      const { StatusPage } = await import('../site/status-page');
      return <StatusPage />;
    }),
    page(PAGES.verifyEmail, async () => {
      const { VerifyEmailPage } = await withTexts(import('../account/life/verify-email-page'));
      return <VerifyEmailPage />;
    }),
    vetPages,
  ],
};

const pages: RouteObject[] = [
  {
    id: 'home',
    path: PAGES.home,
    element: <HomePage loadAdvice={loadAdvice} />,
    loader: loadSections,
  },
  dataPages,
  page(PAGES.example, async () => {
    const { ExamplePage } = await withTexts(import('../pets/insights/example-page'));
    return <ExamplePage />;
  }),
  page(PAGES.resetPassword, async () => {
    const { ResetPasswordPage } = await withTexts(import('../account/life/reset-password-page'));
    return <ResetPasswordPage />;
  }),
  page(PAGES.secureAccount, async () => {
    const { SecureAccountPage } = await withTexts(import('../account/life/secure-account-page'));
    return <SecureAccountPage />;
  }),
  ...(['privacy', 'dataDeletion', 'terms', 'dataProcessing'] as const).map((document) =>
    page(PAGES[document], async () => {
      const { LegalPage } = await import('../site/legal-page');
      return <LegalPage document={document} />;
    }),
  ),
  page('*', loadNotFound),
];

/** The page, or a skeleton while another one is loading. */
const Page = () => (
  <>
    {useNavigation().location === undefined ? <Outlet /> : <PageSkeleton />}
    <ScrollRestoration getKey={scrollPositionKey} storageKey={SCROLL_POSITIONS_KEY} />
  </>
);

/** The prerendered home page already holds what its loader would load. */
export const hydrationData = { loaderData: { home: null } };

/** The same tree in the browser and at build time. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashPage />,
    children: [
      {
        element: <Page />,
        hydrateFallbackElement: <PageSkeleton />,
        errorElement: <FailedPage />,
        children: pages,
      },
    ],
  },
];
