import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts/pages';
import { track } from '../shared/tracking';
import { knownPlan, useChosenPlan, usePlanName } from './chosen-plan';
import { PaymentPanel } from './payment-panel';
import { PlanCard } from './plan-card';
import { WhatChanges } from './what-changes';

const Checkout = ({ plan }: { plan: string }) => {
  const { billing } = useTexts();
  const name = usePlanName(plan);
  const to = knownPlan(plan);
  const [from] = useState(() => knownPlan(useSession.getState().user?.subscriptionStatus ?? ''));
  const switches = from !== undefined && to !== undefined && from !== to;
  return (
    <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="text-[2rem] sm:text-[2.5rem]">
        {switches ? billing.change.title(name) : billing.checkout.title}
      </h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-8 md:grid-cols-2 lg:gap-8">
        {switches ? <WhatChanges from={from} to={to} /> : <PlanCard plan={plan} />}
        <PaymentPanel plan={plan} switches={switches} />
      </div>
    </div>
  );
};

export const CheckoutPage = ({ signIn }: { signIn: ReactNode }) => {
  const { loading, user } = useSession();
  const plan = useChosenPlan();
  useEffect(() => track('ViewContent', { content_name: 'checkout' }), []);

  if (!loading && user === null) return signIn;
  return <Checkout key={`${plan}:${user?.uid ?? ''}`} plan={plan} />;
};
