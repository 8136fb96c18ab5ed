import type { Profile } from '@contract/accounts';
import { PAGES } from '@contract/pages';
import { PLANS } from '@contract/plans';
import { ArrowLeft, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSubscription } from '../../shared/subscription.query';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { SecurityCard } from '../security/security-card';
import { DeleteAccount } from './delete-account';
import { IdentityCard } from './identity-card';
import { PaymentsCard } from './payments-card';
import { ProfileCard } from './profile-card';
import { ProfileColumns } from './profile-columns';
import { QuickActions } from './quick-actions';
import { StatisticsCard } from './statistics-card';
import { SubscriptionCard } from './subscription-card';
import { UsageCard } from './usage-card';

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

export const ProfileView = ({ profile, languageSwitch }: ProfileViewProps) => {
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
