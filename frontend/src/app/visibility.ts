import { socket } from '../shared/socket';

/** The server forgets a tab that says nothing for 100 s. */
const AGAIN_MS = 45_000;

/** Tells the server whether somebody can see this tab, so that it need not notify them. */
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
