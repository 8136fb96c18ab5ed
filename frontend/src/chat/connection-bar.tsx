import { PAGES } from '@contract/pages';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKeptSince } from '../shared/kept-since';
import { socket } from '../shared/socket';
import { useTexts } from '../shared/texts';
import { useOnline } from '../shared/use-online';

/** Short losses are not worth a notice. */
const SAY_AFTER_MS = 3_000;

const useLostConnection = (): boolean => {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const lose = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setLost(true), SAY_AFTER_MS);
    };
    const find = (): void => {
      window.clearTimeout(timer);
      setLost(false);
    };
    if (!socket.connected) lose();
    socket.on('disconnect', lose);
    socket.on('connect', find);
    return () => {
      window.clearTimeout(timer);
      socket.off('disconnect', lose);
      socket.off('connect', find);
    };
  }, []);
  return lost;
};

export const ConnectionBar = () => {
  const { common, chat } = useTexts();
  const kept = useKeptSince();
  const online = useOnline();
  const lost = useLostConnection();
  return (
    <div role="status">
      {!online && (
        <p className="bg-apricot-wash px-4 py-1.5 text-center text-sm font-medium text-balance text-apricot-ink">
          <WifiOff aria-hidden className="mr-2 inline-block size-4 align-[-0.15em]" />
          {kept ?? common.offline}{' '}
          <Link
            to={PAGES.emergency}
            className="block py-2 underline underline-offset-4 sm:ml-4 sm:inline"
          >
            {chat.offlineEmergency}
          </Link>
        </p>
      )}
      {online && lost && (
        <p className="bg-sunk px-4 py-0.5 text-center text-[0.8125rem] text-soft">
          {chat.reconnecting}
        </p>
      )}
    </div>
  );
};
