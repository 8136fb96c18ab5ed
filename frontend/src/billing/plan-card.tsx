import type { PaidPlan } from '@contract/plans';
import { formatPrice } from '../shared/format';
import { usePromises } from '../shared/plan-promises';
import { useConfig, useSubscription } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts/pages';
import { useLanguage } from '../shared/preferences.store';
import { Badge } from '../shared/ui/badge';
import { Card } from '../shared/ui/card';
import { PlannedNote, PlanPromise, PromiseMark } from '../shared/ui/plan-promise';
import { knownPlan, usePlanName, usePrice } from './chosen-plan';

const FirstMonth = () => {
  const { plans } = useTexts();
  const percent = useConfig().data?.firstMonthDiscountPercent ?? 0;
  const isFree = useSession(({ user }) => user === null || user.subscriptionStatus === 'free');
  const isFirst = useSubscription().data?.firstMonth === true;
  return (
    isFree && (
      <p className="mt-2 min-h-7">
        {isFirst && percent > 0 && <Badge tone="apricot">{plans.firstMonth(percent)}</Badge>}
      </p>
    )
  );
};

const Promises = ({ plan }: { plan: PaidPlan }) => {
  const { plans } = useTexts();
  const promises = usePromises(plan, plans);
  return (
    <>
      <ul className="mt-4 grid gap-2 border-t border-line pt-5 sm:gap-2.5">
        {promises.map((promise) => (
          <li key={promise.text} className="flex gap-[10px] leading-normal *:min-w-0">
            <PromiseMark promise={promise} texts={plans} className="mt-1 size-[16px]" />
            <PlanPromise promise={promise} />
          </li>
        ))}
      </ul>
      <PlannedNote promises={promises} texts={plans} className="mt-4 text-soft" />
    </>
  );
};

export const PlanCard = ({ plan }: { plan: string }) => {
  const { billing, plans } = useTexts();
  const language = useLanguage();
  const known = knownPlan(plan);
  return (
    <Card className="self-start p-[24px] sm:p-[32px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="max-w-full text-2xl [overflow-wrap:anywhere]">{usePlanName(plan)}</h2>{' '}
        <p className="flex flex-wrap items-baseline">
          <span className="font-display text-[2rem] leading-none font-[650] tracking-[-0.03em] sm:text-[2.25rem]">
            {formatPrice(usePrice(plan), 'EUR', language)}
          </span>
          <span className="ml-0.5 text-soft">{billing.checkout.perMonth}</span>
        </p>
      </div>
      <FirstMonth />
      {known !== undefined && <Promises plan={known} />}
      <p className="mt-5 text-[0.8125rem] leading-normal text-faint">{plans.promise}</p>
    </Card>
  );
};
