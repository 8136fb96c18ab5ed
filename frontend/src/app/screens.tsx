import { PAGES } from '@contract/pages';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from '../site/home-page';
import { Layout } from './layout';

const PetsRoute = lazy(async () => ({ default: (await import('./pets-route')).PetsRoute }));
const ChatRoute = lazy(async () => ({ default: (await import('./chat-route')).ChatRoute }));
const CheckoutRoute = lazy(async () => ({
  default: (await import('./billing-routes')).CheckoutRoute,
}));
const PaymentSuccessRoute = lazy(async () => ({
  default: (await import('./billing-routes')).PaymentSuccessRoute,
}));
const TestPanelRoute = lazy(async () => ({
  default: (await import('./billing-routes')).TestPanelRoute,
}));
const ProfileRoute = lazy(async () => ({
  default: (await import('./profile-route')).ProfileRoute,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../account/life/reset-password-page')).ResetPasswordPage,
}));
const VerifyEmailRoute = lazy(async () => ({
  default: (await import('./verify-email-route')).VerifyEmailRoute,
}));
const SecureAccountPage = lazy(async () => ({
  default: (await import('../account/life/secure-account-page')).SecureAccountPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('../site/legal-page')).LegalPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../site/not-found-page')).NotFoundPage,
}));

const CHAT = [PAGES.chat, PAGES.simpleChat, PAGES.oldChat, PAGES.chatSession];
const LEGAL = ['privacy', 'dataDeletion', 'terms'] as const;

/** One screen per page of the contract; each but the first loads its own code. */
export const Screens = () => (
  <Layout>
    <Switch>
      <Route path={PAGES.home}>
        <HomePage />
      </Route>
      <Route path={PAGES.pets}>
        <PetsRoute />
      </Route>
      {CHAT.map((path) => (
        <Route key={path} path={path}>
          <ChatRoute />
        </Route>
      ))}
      <Route path={PAGES.checkout}>
        <CheckoutRoute />
      </Route>
      <Route path={PAGES.paymentSuccess}>
        <PaymentSuccessRoute />
      </Route>
      <Route path={PAGES.profile}>
        <ProfileRoute />
      </Route>
      <Route path={PAGES.resetPassword}>
        <ResetPasswordPage />
      </Route>
      <Route path={PAGES.verifyEmail}>
        <VerifyEmailRoute />
      </Route>
      <Route path={PAGES.secureAccount}>
        <SecureAccountPage />
      </Route>
      {LEGAL.map((document) => (
        <Route key={document} path={PAGES[document]}>
          <LegalPage document={document} />
        </Route>
      ))}
      <Route path={PAGES.testPanel}>
        <TestPanelRoute />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  </Layout>
);
