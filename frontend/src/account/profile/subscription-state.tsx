import { GRACE_DAYS, type Subscription } from '@contract/billing';
import { PAGES } from '@contract/pages';
import { PRICES_EUR_CENTS } from '@contract/plans';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, formatPrice } from '../../shared/format';
import { useTexts } from '../../shared/texts';
import { useLanguage } from '../../shared/preferences.store';
import { Button } from '../../shared/ui/button';

/** A renewal failed: what that means, and the way to pay. */
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

/** What happens to a subscription, and when. */
export const SubscriptionState = ({ subscription }: { subscription: Subscription }) => {
  const { common, profile } = useTexts();
  const { subscription: texts } = profile;
  const language = useLanguage();
  const { plan, status, cancelAtPeriodEnd, nextPlan } = subscription;
  const day = formatDay(subscription.periodEnd, language);
  const next = nextPlan ?? plan;
  const price = formatPrice(PRICES_EUR_CENTS[next], 'EUR', language);

  const sentence = (): string => {
    if (cancelAtPeriodEnd) return texts.ends(day);
    if (nextPlan !== null && nextPlan !== plan) {
      return texts.changes(common.plans[nextPlan], day, price);
    }
    return texts.renews(day, price);
  };
  const pastDue = status === 'past_due' && !cancelAtPeriodEnd;
  return pastDue ? <PastDue plan={plan} /> : <p className="mt-0.5 text-soft">{sentence()}</p>;
};
