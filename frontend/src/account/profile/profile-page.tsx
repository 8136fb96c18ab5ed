import type { Profile } from '@contract/accounts';
import { PAGES } from '@contract/pages';
import { PLANS } from '@contract/plans';
import { ArrowLeft, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSubscription, useProfile } from '../../shared/queries';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { SecurityCard } from '../security/security-card';
import { DeleteAccount } from './delete-account';
import { IdentityCard } from './identity-card';
import { PaymentsCard } from './payments-card';
import { ProfileCard, ProfileColumns, ProfileSkeleton } from './profile-layout';
import { QuickActions } from './quick-actions';
import { StatisticsCard, UsageCard } from './usage-cards';
import { SubscriptionCard } from './subscription-card';
import { readSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { StateCard } from '../../shared/ui/card';

interface ProfileViewProps {
  profile: Profile;
  languageSwitch: ReactNode;
}

const WaysBack = () => {
  const { profile: texts } = useTexts();
  return (
    <nav aria-label={texts.links} className="-mx-3 flex flex-wrap justify-between gap-1">
      <Button variant="ghost" size="sm" className="px-3!" asChild>
        <Link to={PAGES.chat}>
          <ArrowLeft aria-hidden className="size-4.5" />
          {texts.backToChat}
        </Link>
      </Button>
      <Button variant="ghost" size="sm" className="px-3!" asChild>
        <Link to={PAGES.pets}>
          <PawPrint aria-hidden className="size-4.5" />
          {texts.managePets}
        </Link>
      </Button>
    </nav>
  );
};

const ProfileView = ({ profile, languageSwitch }: ProfileViewProps) => {
  const { common, profile: texts } = useTexts();
  const plan = PLANS.find((known) => known === profile.subscriptionStatus) ?? 'free';
  const payments = useSubscription().data?.payments ?? [];
  return (
    <ProfileColumns
      head={
        <>
          <WaysBack />
          <h1 className="mt-3 text-[2rem] sm:text-[2.5rem]">{texts.title}</h1>
        </>
      }
      facts={
        <>
          <IdentityCard profile={profile} plan={plan} />
          <SubscriptionCard plan={plan} />
          {payments.length > 0 && <PaymentsCard payments={payments} />}
          <StatisticsCard pets={profile.totalPets} conversations={profile.totalSessions} />
          <SecurityCard profile={profile} />
        </>
      }
      actions={
        <>
          {plan === 'free' && <UsageCard used={profile.totalQuestions} />}
          <QuickActions plan={plan} />
          <ProfileCard title={texts.settings}>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="text-soft">{common.language.label}</span>
              {languageSwitch}
            </div>
          </ProfileCard>
        </>
      }
      end={<DeleteAccount />}
    />
  );
};

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
