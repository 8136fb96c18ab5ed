/** Lets the browser keep the emergency page, for a time without a network. */
export const keepEmergencyPage = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/emergency-worker.js').catch(() => undefined);
};
