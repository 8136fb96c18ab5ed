import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import '../shared/styles.css';
import { currentFirstTexts, loadFirstTexts } from '../shared/texts/first';
import { useLanguage } from '../shared/texts/language.store';
import { startTheme } from '../shared/theme';
import { showToastOfLastPage, toast } from '../shared/ui/toast.store';
import { CrashBoundary } from './crash-boundary';
import { Screens } from './screens';

const openSession = async (): Promise<void> => {
  await readSession();
  if (useSession.getState().failed) {
    toast({ title: currentFirstTexts().common.startFailed, tone: 'destructive' });
  }
};

const start = async (root: HTMLElement): Promise<void> => {
  startTheme();
  showToastOfLastPage();
  void openSession();
  await loadFirstTexts(useLanguage.getState().language).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </CrashBoundary>
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (root !== null) void start(root);
