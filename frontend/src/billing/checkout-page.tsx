import { useEffect, type ReactNode } from 'react';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { track } from '../shared/tracking';
import { useChosenPlan } from './chosen-plan';
import { PaymentPanel } from './payment-panel';
import { PlanCard } from './plan-card';

/** `signIn` is the form a signed-out visitor gets. */
export const CheckoutPage = ({ signIn }: { signIn: ReactNode }) => {
  const { billing } = useTexts();
  const { loading, user } = useSession();
  const plan = useChosenPlan();
  useEffect(() => track('ViewContent', { content_name: 'checkout' }), []);

  if (!loading && user === null) return signIn;
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="text-[2rem] sm:text-[2.5rem]">{billing.checkout.title}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-8 md:grid-cols-2 lg:gap-8">
        <PlanCard plan={plan} />
        <PaymentPanel key={plan} plan={plan} />
      </div>
    </div>
  );
};
