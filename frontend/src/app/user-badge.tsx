import { PAGES } from '@contract/pages';
import { useState } from 'react';
import { PLANS } from '@contract/plans';
import { Link } from 'react-router-dom';
import { optional } from '../shared/optional';
import { useSession, type ClientUser } from '../shared/session.store';
import { useFirstTexts, withTexts } from '../shared/texts/first';
import { Avatar } from '../shared/ui/avatar';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/loading';
import { toastError } from '../shared/ui/notices.store';

const loadSignIn = () => withTexts(import('../account/sign-in-card'));
const SignInDialog = optional(async () => (await loadSignIn()).SignInDialog);

const SignInButton = () => {
  const { common } = useFirstTexts();
  /** Null until the form has loaded. */
  const [open, setOpen] = useState<boolean | null>(null);
  const show = (): void => {
    loadSignIn().then(
      () => setOpen(true),
      () => toastError(common.partFailed),
    );
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-[8px] ml-1 max-sm:px-[12px]! sm:-mr-[18px]"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => void loadSignIn()}
        onFocus={() => void loadSignIn()}
      >
        {common.signIn}
      </Button>
      {open !== null && <SignInDialog open={open} onOpenChange={setOpen} />}
    </>
  );
};

const ProfileLink = ({ user }: { user: ClientUser }) => {
  const { common } = useFirstTexts();
  const plan = PLANS.find((known) => known === user.subscriptionStatus) ?? 'free';
  return (
    <Link
      to={PAGES.profile}
      className="relative ml-1 flex min-h-[44px] min-w-[44px] items-center rounded-full py-1 pl-1 transition-colors max-lg:flex-col max-lg:justify-center hover:bg-sunk lg:-mr-2 lg:gap-2.5 lg:pr-2"
    >
      <Avatar name={user.displayName} url={user.photoURL} />
      <span className="max-w-44 truncate font-medium max-lg:sr-only">{user.displayName}</span>
      <span className="leading-none max-lg:-mx-2 max-lg:-mt-[8px] max-lg:scale-85 max-lg:rounded-full max-lg:ring-2 max-lg:ring-ground">
        <Badge>{common.plans[plan]}</Badge>
      </span>
    </Link>
  );
};

export const UserBadge = () => {
  const { user, loading } = useSession();
  if (loading)
    return (
      <Skeleton className="ml-1 h-11 w-16 rounded-full! in-data-owner:w-11 lg:in-data-owner:w-36" />
    );
  return user === null ? <SignInButton /> : <ProfileLink user={user} />;
};
