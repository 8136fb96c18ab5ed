import { APP_WORKER, useNewRelease } from './app-worker';

const CHECK_EVERY_MS = 60 * 60_000;

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
