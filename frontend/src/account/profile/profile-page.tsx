import type { Profile } from '@contract/accounts';
import { PAGES } from '@contract/pages';
import { PLANS } from '@contract/plans';
import { ArrowLeft, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSubscription, useProfile } from '../../shared/queries';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { BusinessCard } from '../business/business-card';
import { UsageReportSwitch } from '../business/usage-report-switch';
import { CalendarCard } from '../reach/calendar-card';
import { NotificationsCard } from '../reach/notifications-card';
import { SecurityCard } from '../security/security-card';
import { TokensCard } from '../tokens/tokens-card';
import { WebhooksCard } from '../webhooks/webhooks-card';
import { DeleteAccount } from './delete-account';
import { IdentityCard } from './identity-card';
import { PaymentsCard } from './payments-card';
import { ProfileCard, ProfileColumns, ProfileSkeleton } from './profile-layout';
import { QuickActions } from './quick-actions';
import { StatisticsCard, UsageCard } from './usage-cards';
import type { CardForm } from './saved-card';
import { SubscriptionCard } from './subscription-card';
import { refreshSession } from '../../shared/session';
import { useSession } from '../../shared/session.store';
import { StateCard } from '../../shared/ui/card';
import { RetryCard } from '../../shared/ui/retry-card';

interface ProfileViewProps {
  uid: string;
  profile: Profile;
  languageSwitch: ReactNode;
  cardForm: CardForm;
}

const BackLinks = () => {
  const { profile: texts } = useTexts();
  const links = [
    { to: PAGES.chat, icon: ArrowLeft, text: texts.backToChat },
    { to: PAGES.pets, icon: PawPrint, text: texts.managePets },
  ];
  return (
    <nav aria-label={texts.links} className="-mx-[12px] flex flex-wrap justify-between gap-1">
      {links.map(({ to, icon: Icon, text }) => (
        <Button key={to} variant="ghost" size="sm" className="px-[12px]!" asChild>
          <Link to={to}>
            <Icon aria-hidden className="size-4.5" />
            {text}
          </Link>
        </Button>
      ))}
    </nav>
  );
};

const ProfileView = ({ uid, profile, languageSwitch, cardForm }: ProfileViewProps) => {
  const { common, profile: texts } = useTexts();
  const plan = PLANS.find((known) => known === profile.subscriptionStatus) ?? 'free';
  const payments = useSubscription().data?.payments ?? [];
  return (
    <ProfileColumns
      head={
        <>
          <BackLinks />
          <h1 className="mt-3 text-[2rem] sm:text-[2.5rem]">{texts.title}</h1>
        </>
      }
      facts={
        <>
          <IdentityCard profile={profile} plan={plan} />
          <SubscriptionCard plan={plan} account={profile} cardForm={cardForm} />
        </>
      }
      rest={
        <>
          {payments.length > 0 && <PaymentsCard payments={payments} />}
          <BusinessCard plan={plan} />
          <StatisticsCard pets={profile.totalPets} conversations={profile.totalSessions} />
          <SecurityCard profile={profile} />
          <TokensCard plan={plan} />
          <WebhooksCard plan={plan} />
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
            {plan === 'expert' && <UsageReportSwitch />}
          </ProfileCard>
          <NotificationsCard uid={uid} />
          <CalendarCard plan={plan} />
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

export const ProfilePage = (parts: Pick<ProfileViewProps, 'languageSwitch' | 'cardForm'>) => {
  const { profile: texts } = useTexts();
  const { loading, user } = useSession();
  const profile = useProfile();
  // Awaited together with the profile, as its cards would push the rest of the page down later.
  const subscription = useSubscription();

  // If the session has ended in the meantime, the page shows that instead of failing again.
  const retry = async (): Promise<void> => {
    await Promise.all([refreshSession(), profile.refetch()]);
  };

  if (!loading && user === null) return <SignedOut />;
  if (profile.isError && profile.data === undefined && !profile.isFetching) {
    return <RetryCard title={texts.failed} text={texts.failedText} onRetry={retry} />;
  }
  // Waits only the first time: the view retries by itself and must stay mounted meanwhile.
  const awaitsSubscription = subscription.isPending && subscription.errorUpdateCount === 0;
  if (user === null || profile.data === undefined || awaitsSubscription) {
    return <ProfileSkeleton />;
  }
  return <ProfileView uid={user.uid} profile={profile.data} {...parts} />;
};
