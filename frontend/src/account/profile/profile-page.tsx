import { PAGES } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useProfile } from '../../shared/profile.query';
import { readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { useSubscription } from '../../shared/subscription.query';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { StateCard } from '../../shared/ui/card';
import { ProfileSkeleton } from './profile-skeleton';
import { ProfileView } from './profile-view';

const SignedOut = () => {
  const { profile: texts } = useTexts();
  return (
    <StateCard title={texts.accessTitle} text={texts.accessText}>
      <Button asChild>
        <Link to={PAGES.home}>{texts.backToHome}</Link>
      </Button>
    </StateCard>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { common, profile: texts } = useTexts();
  return (
    <StateCard title={texts.failed} text={texts.failedText}>
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </StateCard>
  );
};

/** `languageSwitch` stands among the settings. */
export const ProfilePage = ({ languageSwitch }: { languageSwitch: ReactNode }) => {
  const { loading, user } = useSession();
  const profile = useProfile();
  /** Asked for beside the profile and waited for: what it adds would push the rest down later. */
  const subscription = useSubscription();

  /** A session that ended meanwhile would fail every time: it shows as signed out instead. */
  const retry = async (): Promise<void> => {
    await Promise.all([readSession(), profile.refetch()]);
  };

  if (!loading && user === null) return <SignedOut />;
  if (profile.isError && profile.data === undefined && !profile.isFetching) {
    return <Failed onRetry={() => void retry()} />;
  }
  /** Not again after a failure: what is shown would ask once more, and be taken away for it. */
  const waits = subscription.isPending && subscription.errorUpdateCount === 0;
  if (user === null || profile.data === undefined || waits) {
    return <ProfileSkeleton />;
  }
  return <ProfileView profile={profile.data} languageSwitch={languageSwitch} />;
};
