import { useLocation } from 'react-router-dom';
import { SignInCard } from '../account/sign-in-card';
import { isBeginning } from '../shared/beginning';

/** The sign-in of a page that requires one; opens on Register for newcomers. */
export const SignInGate = ({ mode }: { mode: 'modal' | 'page' }) => (
  <SignInCard mode={mode} register={isBeginning(useLocation().state)} />
);
