import { Link } from 'react-router-dom';
import type { PlanPromise as Promised } from '../plan-promises';

const LINK =
  'underline decoration-current/30 decoration-1 underline-offset-3 hover:decoration-current';

/** A line of a plan, leading to what it means. */
export const PlanPromise = ({ promise: { text, way } }: { promise: Promised }) => {
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
