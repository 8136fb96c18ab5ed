import { GRACE_DAYS, type Subscription } from '@contract/billing';
import { PAGES } from '@contract/pages';
import { PRICES_USD_CENTS, type PaidPlan, type Plan } from '@contract/plans';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatPrice } from '../../shared/format';
import type { Profile } from '@contract/accounts';
import { usePartnerVets } from '../../shared/partner-vets';
import { usePromises } from '../../shared/plan-promises';
import { useLanguage } from '../../shared/preferences.store';
import { useSubscription } from '../../shared/queries';
import { useTexts } from '../../shared/texts/pages';
import type { HelpId } from '../../shared/texts/help-answers';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { PlannedNote, PlanPromise, PromiseMark } from '../../shared/ui/plan-promise';
import { TryAgain } from '../../shared/ui/retry-card';
import { ProfileCard } from './profile-layout';
import { SavedCard, type CardForm } from './saved-card';
import { SubscriptionActions } from './subscription-actions';

const PastDue = ({ plan }: { plan: Subscription['plan'] }) => {
  const { common, profile } = useTexts();
  const { pastDue } = profile.subscription;
  return (
    <div role="alert" className="mt-4 rounded-xl bg-apricot-wash p-4 text-apricot-ink">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4.5" />
        {pastDue.title}
      </p>
      <p className="mt-1 text-[0.9375rem] leading-normal text-pretty">
        {pastDue.text(common.plans[plan], GRACE_DAYS)}
      </p>
      <Button size="sm" className="mt-3" asChild>
        <Link to={`${PAGES.checkout}?plan=${plan}`}>{pastDue.pay}</Link>
      </Button>
    </div>
  );
};

const SubscriptionState = ({ subscription }: { subscription: Subscription }) => {
  const { common, profile } = useTexts();
  const { subscription: texts } = profile;
  const language = useLanguage();
  const { plan, status, cancelAtPeriodEnd, nextPlan } = subscription;
  const day = formatDay(subscription.periodEnd, language);
  const price = formatPrice(subscription.nextMonthly, 'EUR', language);

  const sentence = (): string => {
    if (cancelAtPeriodEnd) return texts.ends(day);
    if (status === 'renewing') return texts.renewing(price);
    if (nextPlan !== null && nextPlan !== plan) {
      return texts.changes(common.plans[nextPlan], day, price);
    }
    return texts.renews(day, price);
  };
  const pastDue = status === 'past_due' && !cancelAtPeriodEnd;
  return pastDue ? <PastDue plan={plan} /> : <p className="mt-0.5 text-soft">{sentence()}</p>;
};

const UPGRADES: Record<Plan, readonly PaidPlan[]> = {
  free: ['pro', 'expert'],
  pro: ['expert'],
  expert: [],
};

const Offer = ({ plan, main }: { plan: PaidPlan; main: boolean }) => {
  const { common, profile } = useTexts();
  const language = useLanguage();
  const { subscription: texts } = profile;
  const hasVets = usePartnerVets();
  const name = common.plans[plan];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 last:pb-0">
      <div className="min-w-0 flex-[1_1_15rem]">
        <p className="font-semibold">
          {name}{' '}
          <span className="ml-1.5 whitespace-nowrap">
            {formatPrice(PRICES_USD_CENTS[plan], 'USD', language)}
            <span className="text-sm font-normal text-soft">{texts.perMonth}</span>
          </span>
        </p>
        <p className="mt-0.5 text-[0.9375rem] leading-normal text-pretty text-soft">
          {texts.pitches[plan](hasVets)}
        </p>
      </div>
      <Button variant={main ? 'main' : 'quiet'} size="sm" className="max-sm:w-full" asChild>
        <Link to={`${PAGES.checkout}?plan=${plan}`}>{texts.upgradeTo(name)}</Link>
      </Button>
    </li>
  );
};

const Unread = ({ onRetry }: { onRetry: () => void }) => {
  const { profile } = useTexts();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunk p-4">
      <p className="text-[0.9375rem] text-soft">{profile.subscription.unread}</p>
      <TryAgain variant="quiet" size="sm" onRetry={onRetry} />
    </div>
  );
};

const Offers = ({ plans }: { plans: readonly PaidPlan[] }) => {
  const { subscription: texts } = useTexts().profile;
  if (plans.length === 0) return null;
  return (
    <>
      <h3 className="mt-7 mb-3 text-base">{texts.offers}</h3>
      <ul>
        {plans.map((offer, index) => (
          <Offer key={offer} plan={offer} main={index === 0} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-faint">{texts.charged}</p>
    </>
  );
};

interface UseProps {
  help: HelpId | null;
  profile: Profile;
}

/** How much the owner uses of what a line of the plan promises. */
const Use = ({ help, profile }: UseProps) => {
  const { used } = useTexts().profile.subscription;
  const { totalPets, totalQuestions, totalDiaryEntries, activeReminders } = profile;
  const uses: Partial<Record<HelpId, string>> = {
    questions: used.questions(totalQuestions),
    'pet-limit': used.pets(totalPets),
    insights: used.entries(totalDiaryEntries),
    reminders: used.reminders(activeReminders),
    // "Everything in Pro" stands for these lines of Pro.
    plans: [
      used.questions(totalQuestions),
      used.entries(totalDiaryEntries),
      used.activeReminders(activeReminders),
    ].join(' · '),
  };
  const text = help && uses[help];
  return text && <span className="block text-sm text-faint">{text}</span>;
};

interface SubscriptionCardProps {
  plan: Plan;
  account: Profile;
  cardForm: CardForm;
}

export const SubscriptionCard = ({ plan, account, cardForm }: SubscriptionCardProps) => {
  const { common, plans, profile } = useTexts();
  const { data, isFetching, refetch } = useSubscription();
  const facts = useRef<HTMLDivElement>(null);
  const subscription = data?.subscription ?? null;
  const paid = plan === 'free' ? null : plan;
  const promises = usePromises(plan, plans);
  return (
    <ProfileCard title={profile.subscription.title}>
      <div ref={facts} tabIndex={-1} className="mt-3 outline-none">
        <p className="font-semibold">{profile.subscription.plan(common.plans[plan])}</p>
        {paid !== null && subscription !== null && (
          <SubscriptionState subscription={subscription} />
        )}
        {paid !== null && data === undefined && isFetching && (
          <Skeleton className="mt-1.5 h-4.5 w-56 max-w-full" />
        )}
      </div>
      {paid !== null && subscription?.card && subscription.status !== 'past_due' && (
        <SavedCard card={subscription.card} subscription={subscription} form={cardForm} />
      )}
      {data === undefined && !isFetching && <Unread onRetry={() => void refetch()} />}
      <ul className="mt-2.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {promises.map((promise) => (
          <li key={promise.text} className="flex gap-[10px] leading-normal">
            <PromiseMark promise={promise} texts={plans} className="mt-1 size-[16px]" />
            <span className="min-w-0">
              <PlanPromise promise={promise} />
              <Use help={promise.help} profile={account} />
            </span>
          </li>
        ))}
      </ul>
      <PlannedNote promises={promises} texts={plans} className="mt-3 text-soft" />
      <Offers plans={subscription?.status === 'renewing' ? [] : UPGRADES[plan]} />
      {data !== undefined && (paid !== null || data.refundableUntil !== null) && (
        <SubscriptionActions
          plan={plan}
          subscription={subscription}
          payments={data.payments}
          refundableUntil={data.refundableUntil}
          facts={facts}
        />
      )}
    </ProfileCard>
  );
};
