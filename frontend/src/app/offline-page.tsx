import { PAGES } from '@contract/pages';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../shared/texts/pages';

/** In place of a page whose code is not on this device: opens it once there is a network. */
export const OfflinePage = () => {
  const { chat, offline } = useTexts();
  useEffect(() => {
    const open = (): void => location.reload();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return (
    <>
      <WifiOff aria-hidden className="size-12 text-faint" />
      <h1 className="text-3xl">{offline.title}</h1>
      <p className="max-w-[34em] text-soft">{offline.text}</p>
      <Link
        to={PAGES.emergency}
        className="py-2 font-medium text-green underline underline-offset-4"
      >
        {chat.offlineEmergency}
      </Link>
    </>
  );
};
