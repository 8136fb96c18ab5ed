import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateCard } from '../../shared/ui/card';
import { MarkDisc } from '../../shared/ui/mark-disc';
import { Spinner } from '../../shared/ui/spinner';

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
