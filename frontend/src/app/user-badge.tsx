import { lazy, Suspense, useState } from 'react';
import { useSession } from '../shared/session.store';
import { useFirstTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/skeleton';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

const loadSignInDialog = () => import('./sign-in-dialog');
const SignInDialog = lazy(async () => ({ default: (await loadSignInDialog()).SignInDialog }));

const SignInButton = () => {
  const { common } = useFirstTexts();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = (): void => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="ml-1"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => void loadSignInDialog()}
        onFocus={() => void loadSignInDialog()}
      >
        {common.signIn}
      </Button>
      {used && (
        <Suspense>
          <SignInDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};

const BadgeSkeleton = () => <Skeleton className="ml-2 h-11 w-24 rounded-full" />;

export const UserBadge = () => {
  const { user, loading } = useSession();
  if (loading) return <BadgeSkeleton />;
  if (user === null) return <SignInButton />;
  return (
    <Suspense fallback={<BadgeSkeleton />}>
      <AccountMenu user={user} />
    </Suspense>
  );
};
