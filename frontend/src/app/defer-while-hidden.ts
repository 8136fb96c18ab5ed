/** Milliseconds. */
const LONGEST_WAIT = 20_000;

/**
 * Reads at once; in a hidden tab, within 20 s or as soon as it becomes visible. When a server
 * process is lost, all its tabs reconnect together, and most of them are hidden.
 * @returns a function that cancels it.
 */
export const deferWhileHidden = (read: () => void): (() => void) => {
  if (document.visibilityState !== 'hidden') {
    read();
    return () => undefined;
  }
  const readNow = (): void => {
    cancel();
    read();
  };
  const timer = window.setTimeout(readNow, Math.random() * LONGEST_WAIT);
  document.addEventListener('visibilitychange', readNow);
  const cancel = (): void => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', readNow);
  };
  return cancel;
};
