import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens what a tapped notification is about (`notifications-worker.js`). */
export const useOpenPage = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<{ open?: unknown } | null>): void => {
      const path = data?.open;
      if (typeof path === 'string' && /^\/(?!\/)/.test(path)) void navigate(path);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
};
