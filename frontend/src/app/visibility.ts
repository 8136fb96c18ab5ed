import { socket } from '../shared/socket';

/** The server forgets a tab that has been silent for 100 s. */
const AGAIN_MS = 45_000;

/** Tells the server whether this tab is visible, so that it need not notify its owner. */
export const tellVisibility = (): (() => void) => {
  const tell = (): void => {
    if (socket.connected)
      socket.emit('visible', { visible: document.visibilityState === 'visible' });
  };
  const repeat = (): void => {
    if (document.visibilityState === 'visible') tell();
  };
  const timer = window.setInterval(repeat, AGAIN_MS);
  socket.on('connect', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearInterval(timer);
    socket.off('connect', tell);
    document.removeEventListener('visibilitychange', tell);
  };
};
