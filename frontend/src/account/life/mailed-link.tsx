import { useEffect, useState, type ReactNode } from 'react';
import { hideMailedKey, mailedKey } from '../../shared/address';
import { Link2Off } from 'lucide-react';
import { StateCard } from '../../shared/ui/card';
import { MarkDisc } from '../../shared/ui/mark-disc';
import { Spinner } from '../../shared/ui/loading';

/** The key of the mailed link; also of one that is opened in this very tab. */
export const useMailedKey = (): string | null => {
  const [key, setKey] = useState(mailedKey);
  useEffect(() => {
    const arrived = (): void => {
      hideMailedKey();
      setKey(mailedKey());
    };
    window.addEventListener('hashchange', arrived);
    return () => window.removeEventListener('hashchange', arrived);
  }, []);
  return key;
};

export const Waiting = ({ label }: { label: string }) => (
  <>
    <h1 className="sr-only">{label}</h1>
    <Spinner label={label} />
  </>
);

interface LinkOverProps {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** A mailed link that does nothing any more. */
export const LinkOver = ({ title, text, children }: LinkOverProps) => (
  <StateCard picture={<MarkDisc icon={Link2Off} size="lg" />} title={title} text={text}>
    {children}
  </StateCard>
);
