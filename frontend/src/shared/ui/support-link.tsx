import type { Plan } from '@contract/plans';
import { Link } from 'react-router-dom';
import { supportOf } from '../installation';
import { useTexts } from '../texts';

const LINK = 'underline decoration-line underline-offset-3 hover:decoration-current';

/** The support of a plan, leading to where it is; for where `supportOf` knows one. */
export const SupportLink = ({ plan }: { plan: Plan }) => {
  const text = useTexts().plans.support[plan];
  const way = supportOf(plan) ?? '';
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
