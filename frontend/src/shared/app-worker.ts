import { create } from 'zustand';

/** The origin's one worker: it keeps the shell and shows notifications. */
export const APP_WORKER = '/worker.js';

const CHECK_EVERY_MS = 60 * 60_000;

/** The newer release that is waiting, if any; the page runs the earlier one until it reloads. */
export const useNewRelease = create<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Where workers are blocked, registering may silently return nothing. */
const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  if (!registration) return;
  // A browser's first worker is not an update.
  const tell = (): void => {
    const { waiting } = registration;
    if (waiting && registration.active) useNewRelease.setState({ waiting });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

let started = false;

/** Lets the browser keep the app shell for offline use. */
export const startAppWorker = (): void => {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  navigator.serviceWorker.register(APP_WORKER).then(watch, () => undefined);
};

/** Called only on a click, so that a reload never interrupts typing or an answer. */
export const reloadInto = (worker: ServiceWorker): void => {
  // Another tab has let it take over, which this page is not told again.
  if (worker.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('use-new-release');
};
