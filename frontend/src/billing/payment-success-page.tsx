import { PAGES } from '@contract/pages';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paymentReturn } from '../shared/address';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { useChosenPlan, usePlanName } from './chosen-plan';
import { Collar } from './collar';
import { forgetSale, trackSale } from './sale';
import { useActivation } from './use-activation';

const Loading = () => {
  const { billing, common } = useTexts();
  return (
    <>
      <h1 className="sr-only">{billing.success.finalizing}</h1>
      <Spinner label={common.loading} />
    </>
  );
};

const ToProfile = ({ main }: { main: boolean }) => {
  const { billing } = useTexts();
  return (
    <Button variant={main ? 'main' : 'quiet'} asChild>
      <Link to={PAGES.profile}>{billing.toProfile}</Link>
    </Button>
  );
};

interface RefusedProps {
  plan: string;
  title: string;
  text: string;
}

/** There is no plan, and why; another payment may be begun. */
const Refused = ({ plan, title, text }: RefusedProps) => {
  const { success: texts } = useTexts().billing;
  return (
    <StateCard picture={<Collar done={false} />} title={title} text={text}>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button asChild>
          <Link to={`${PAGES.checkout}?plan=${encodeURIComponent(plan)}`}>{texts.toCheckout}</Link>
        </Button>
        <ToProfile main={false} />
      </div>
    </StateCard>
  );
};

const Result = ({ uid, plan }: { uid: string; plan: string }) => {
  const { success: texts } = useTexts().billing;
  const name = usePlanName(plan);
  const { active, attempts, pending, returned, activate } = useActivation(uid, plan);
  if (active) {
    return (
      <StateCard picture={<Collar done />} title={texts.done} text={texts.doneText(name)}>
        <ToProfile main />
      </StateCard>
    );
  }
  if (returned) return <Refused plan={plan} title={texts.returned} text={texts.returnedText} />;
  return (
    <StateCard
      picture={<Collar done={false} />}
      title={texts.finalizing}
      text={texts.finalizingText}
    >
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button
          aria-disabled={pending}
          className="aria-disabled:cursor-progress aria-disabled:opacity-70"
          onClick={activate}
        >
          {pending ? texts.activating : texts.activate}
        </Button>
        <ToProfile main={false} />
      </div>
      <p className="mt-4 min-h-6 text-sm text-faint">{attempts > 0 && texts.attempt(attempts)}</p>
    </StateCard>
  );
};

/** The bank's page led back without a payment. */
const BankRefused = ({ plan }: { plan: string }) => {
  const { success: texts } = useTexts().billing;
  return <Refused plan={plan} title={texts.refused} text={texts.refusedText} />;
};

/** `signIn` is the form a signed-out visitor gets. */
export const PaymentSuccessPage = ({ signIn }: { signIn: ReactNode }) => {
  const { loading, user } = useSession();
  const plan = useChosenPlan();
  const returned = paymentReturn();
  const refused = returned === 'failed' && user?.subscriptionStatus !== plan;

  useEffect(() => {
    if (returned === 'succeeded') trackSale();
    if (returned === 'failed') forgetSale();
  }, [returned]);

  if (loading) return <Loading />;
  if (user === null) return signIn;
  return (
    <div aria-live="polite">
      {refused ? <BankRefused plan={plan} /> : <Result key={plan} uid={user.uid} plan={plan} />}
    </div>
  );
};
