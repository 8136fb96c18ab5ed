import { Link2Off } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hideMailedKey, mailedKey } from '../../shared/address';
import { StateCard } from '../../shared/ui/card';
import { MarkDisc } from '../../shared/ui/mark-disc';

/** The key of the mailed link that led here, or of one opened in this tab later. */
const useMailedKey = (): string | null => {
  const [key, setKey] = useState(mailedKey);
  useEffect(() => {
    const onHashChange = (): void => {
      hideMailedKey();
      setKey(mailedKey());
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return key;
};

/** The key of the mailed link and its outcome, which is reset with each new key. */
export const useMailedLink = <Outcome extends string>() => {
  const key = useMailedKey();
  const [last, setLast] = useState<{ key: string | null; outcome: Outcome } | null>(null);
  return {
    key,
    outcome: last?.key === key ? last.outcome : null,
    setOutcome: (outcome: Outcome): void => setLast({ key, outcome }),
  };
};

interface ExpiredLinkProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Takes the focus, as it may replace the form that has just been sent. */
export const ExpiredLink = ({ title, text, children }: ExpiredLinkProps) => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={card} tabIndex={-1} role="group" aria-label={title} className="outline-none">
      <StateCard picture={<MarkDisc icon={Link2Off} size="lg" />} title={title} text={text}>
        {children}
      </StateCard>
    </div>
  );
};
