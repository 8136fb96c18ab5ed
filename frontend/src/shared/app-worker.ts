import { create } from 'zustand';

/** The origin's one worker: it keeps the shell and shows notifications. */
export const APP_WORKER = '/worker.js';

/** The newer release that is waiting, if any; the page runs the earlier one until it reloads. */
export const useNewRelease = create<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** Called only on a click, so that a reload never interrupts typing or an answer. */
export const reloadInto = (worker: ServiceWorker): void => {
  // Another tab has already activated it, and this page gets no further event for that.
  if (worker.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('use-new-release');
};
