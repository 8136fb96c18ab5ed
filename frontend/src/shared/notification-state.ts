/** The state in this browser: `install` on an iPhone or iPad without Zampa on its home screen. */
export type NotificationState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The state as known without waiting: `off` where notifications may be on. */
export const knownState = (): Exclude<NotificationState, 'on'> => {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
};
