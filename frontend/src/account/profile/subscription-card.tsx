import { PAGES } from '@contract/pages';
import { PRICES_USD_CENTS, type PaidPlan, type Plan } from '@contract/plans';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { formatPrice } from '../../shared/format';
import { useTexts } from '../../shared/texts';
import { useLanguage } from '../../shared/texts/language.store';
import { Button } from '../../shared/ui/button';
import { CancelSubscription } from './cancel-subscription';
import { ProfileCard } from './profile-card';

const UPGRADES: Record<Plan, readonly PaidPlan[]> = {
  free: ['pro', 'expert'],
  pro: ['expert'],
  expert: [],
};

const Offer = ({ plan, main }: { plan: PaidPlan; main: boolean }) => {
  const { common, profile } = useTexts();
  const language = useLanguage((state) => state.language);
  const { subscription: texts } = profile;
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
          {texts.pitches[plan]}
        </p>
      </div>
      <Button variant={main ? 'main' : 'quiet'} size="sm" className="max-sm:w-full" asChild>
        <Link to={`${PAGES.checkout}?plan=${plan}`}>{texts.upgradeTo(name)}</Link>
      </Button>
    </li>
  );
};

export const SubscriptionCard = ({ plan }: { plan: Plan }) => {
  const { common, plans, profile } = useTexts();
  const { subscription: texts } = profile;
  const upgrades = UPGRADES[plan];
  return (
    <ProfileCard title={texts.title}>
      <p className="mt-3 font-semibold">{texts.plan(common.plans[plan])}</p>
      <ul className="mt-2.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {plans.features[plan].map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-normal">
            <Check aria-hidden className="mt-1 size-4 text-green" />
            {feature}
          </li>
        ))}
      </ul>
      {upgrades.length > 0 && (
        <>
          <h3 className="mt-7 mb-3 text-base">{texts.offers}</h3>
          <ul>
            {upgrades.map((offer, index) => (
              <Offer key={offer} plan={offer} main={index === 0} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-faint">{texts.charged}</p>
        </>
      )}
      {plan !== 'free' && <CancelSubscription key={plan} plan={plan} />}
    </ProfileCard>
  );
};
