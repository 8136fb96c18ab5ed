import { create } from 'zustand';

/** An origin has one worker: it keeps the shell and shows notifications. */
export const APP_WORKER = '/worker.js';

const CHECK_EVERY_MS = 60 * 60_000;

/** Whether a newer release has arrived and waits; the page runs the earlier one until it reloads. */
export const useNewRelease = create<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Where workers are blocked, a browser may register nothing without saying so. */
const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  if (!registration) return;
  // The first worker of a browser is no news.
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

/** Lets the browser keep the shell of the app, for a time without a network. */
export const startAppWorker = (): void => {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  navigator.serviceWorker.register(APP_WORKER).then(watch, () => undefined);
};

/** Only ever by a press of its owner: never while something is typed or answered by itself. */
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
