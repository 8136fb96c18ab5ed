import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlanPromise as Promised } from '../plan-promises';
import type { PlanTexts } from '../texts/en/plans';

const LINK =
  'underline decoration-current/30 decoration-1 underline-offset-3 hover:decoration-current';

/** A line of a plan, linked to its explanation. */
export const PlanPromise = ({ promise }: { promise: Promised }) => {
  const { text, way } = promise;
  if (way === null) return text;
  return way.startsWith('/') ? (
    <Link to={way} className={LINK}>
      {text}
    </Link>
  ) : (
    <a href={way} className={LINK}>
      {text}
    </a>
  );
};

interface PromiseMarkProps {
  promise: Promised;
  texts: Pick<PlanTexts, 'planned'>;
  /** Classes for size and place. */
  className: string;
  /** Class for the colour of what the plan includes. */
  tone?: string;
}

/** A check mark before what a plan includes; a clock before what is still to come. */
export const PromiseMark = ({ promise, texts, className, tone = 'text-green' }: PromiseMarkProps) =>
  promise.planned === true ? (
    <Clock role="img" aria-label={texts.planned} className={`shrink-0 opacity-70 ${className}`} />
  ) : (
    <Check aria-hidden className={`shrink-0 ${tone} ${className}`} />
  );

interface PlannedNoteProps {
  promises: readonly Promised[];
  texts: Pick<PlanTexts, 'planned' | 'notYet'>;
  className?: string;
}

/** Explains the clock before a line. */
export const PlannedNote = ({ promises, texts, className = '' }: PlannedNoteProps) =>
  promises.some(({ planned }) => planned === true) && (
    <p className={`flex items-start gap-2.5 text-sm leading-snug ${className}`}>
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0 opacity-70" />
      {`${texts.planned}: ${texts.notYet}`}
    </p>
  );
