import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { hideMailedKey, hidePaymentSecrets, takeSocialReturn } from '../shared/address';
import { loadSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import '../shared/styles.css';
import { currentFirstTexts, loadTexts, withTexts } from '../shared/texts/first';
import { startLanguage, startTheme, usePreferences } from '../shared/preferences.store';
import { startTracking } from '../shared/tracking';
import { showToastOfLastPage, toast, useNotices } from '../shared/ui/notices.store';
import { createLandingRouter } from './landing-router';
import { syncPreferences } from './preferences-sync';
import { initScrollPositions } from './scroll-positions';
import { routes } from './routes';

const finishSocialSignIn = async (result: string): Promise<void> => {
  try {
    const { finishReturn } = await withTexts(import('../account/social/social-return'));
    await finishReturn(result);
  } catch (error) {
    console.error(error);
  }
};

const restoreUser = async (): Promise<void> => {
  const result = takeSocialReturn();
  if (result !== null) await finishSocialSignIn(result);
  if (useSession.getState().loading) await loadSession();
  // A toast from the previous page, such as about a failed log-out, says more.
  if (useSession.getState().failed && useNotices.getState().toast === null) {
    toast({ title: currentFirstTexts().common.startFailed, tone: 'destructive' });
  }
};

const loadRouter = async (): Promise<DataRouter> => {
  const { createBrowserRouter } = await import('./browser-router');
  return createBrowserRouter(routes);
};

const start = async (root: HTMLElement): Promise<void> => {
  hidePaymentSecrets();
  hideMailedKey();
  startTheme();
  const prerendered = root.querySelector(':scope > :not([data-shell])') !== null;
  if (!prerendered) startLanguage();
  syncPreferences();
  initScrollPositions();
  startTracking();
  showToastOfLastPage();
  void restoreUser();
  await loadTexts(usePreferences.getState().language).catch(() => undefined);
  const router = prerendered ? createLandingRouter() : await loadRouter();
  const client = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, client);
  // In slices, between which the page reacts.
  else startTransition(() => createRoot(root).render(client));
};

const root = document.getElementById('root');
if (root !== null) void start(root);
