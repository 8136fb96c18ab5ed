import { PAGES } from '@contract/pages';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paymentReturn } from '../shared/address';
import { formatDay, formatPrice } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { usePets, useSubscription } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { LAST_PET_KEY, readStored } from '../shared/storage';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { ContactLine } from '../shared/ui/contact-line';
import { PageLoading } from '../shared/ui/loading';
import { useChosenPlan, usePlanName } from './chosen-plan';
import { forgetSale, trackSale } from './sale';
import { useActivation, usePaidPlan, type Activation } from './use-activation';

const Collar = ({ done }: { done: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 240 160"
    className="w-[240px] max-w-full fill-none stroke-soft"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle className="fill-apricot-wash stroke-none" cx="120" cy="78" r="70" />
    <path
      className="fill-card"
      d="M120 17c-31 0-52 19-52 45 0 25 21 43 52 43s52-18 52-43c0-26-21-45-52-45Zm0 13c24 0 39 13 39 32s-15 31-39 31-39-12-39-31 15-32 39-32Z"
      fillRule="evenodd"
    />
    <path
      d="M76 48c1-4 3-7 6-10M75 70c2 9 8 16 16 20M165 70c-2 9-8 16-16 20"
      strokeDasharray="1 6"
    />
    <circle className="fill-card" cx="120" cy="35" r="5" />
    <rect className="fill-card" x="157" y="44" width="19" height="24" rx="5" />
    <path d="M166 50v12" />
    <circle cx="120" cy="105" r="6" />
    <circle className="fill-card" cx="120" cy="131" r="21" />
    {done ? (
      <path className="stroke-green" d="m110 132 7 7 13-15" strokeWidth="3" />
    ) : (
      <path className="stroke-apricot" d="M111 131h.01M120 131h.01M129 131h.01" strokeWidth="4" />
    )}
  </svg>
);

/** The amount as the provider booked it; its space is reserved while it loads. */
const Paid = () => {
  const { money } = useTexts();
  const language = useLanguage();
  const { data, isPending } = useSubscription();
  const payment = data?.payments.find(({ status }) => status === 'paid');
  if (!payment) return isPending ? <div aria-hidden className="mb-6 h-[5.5rem]" /> : null;
  return (
    <p className="mb-6 h-[5.5rem]">
      <span className="block font-semibold text-soft">
        {money.paidOn(formatDay(payment.at, language))}
      </span>
      <span className="block font-display text-[3.25rem] leading-[1.05] font-[650] tracking-[-0.035em] tabular-nums">
        {formatPrice(payment.amount, 'EUR', language)}
      </span>
    </p>
  );
};

/** Leads back to the last pet talked about, where the draft is still waiting. */
const BackToPet = () => {
  const { money } = useTexts();
  const { data: pets = [] } = usePets();
  const last = Number(readStored('session', LAST_PET_KEY));
  const pet = pets.find(({ id }) => id === last) ?? pets[0];
  if (!pet) return null;
  return (
    <Button className="max-w-full [overflow-wrap:anywhere]" asChild>
      <Link to={`${PAGES.chat}?petId=${pet.id}`}>{money.backTo(pet.name)}</Link>
    </Button>
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

const ToCheckout = ({ plan }: { plan: string }) => {
  const { success: texts } = useTexts().billing;
  return (
    <Button asChild>
      <Link to={`${PAGES.checkout}?plan=${encodeURIComponent(plan)}`}>{texts.toCheckout}</Link>
    </Button>
  );
};

interface RefusedProps {
  plan: string;
  title: string;
  text: string;
}

const Refused = ({ plan, title, text }: RefusedProps) => (
  <StateCard picture={<Collar done={false} />} title={title} text={text}>
    <div className="flex flex-wrap justify-center gap-2.5">
      <ToCheckout plan={plan} />
      <ToProfile main={false} />
    </div>
  </StateCard>
);

interface FinalizingProps extends Omit<Activation, 'active' | 'refusal'> {
  plan: string;
  refusal: Exclude<Activation['refusal'], 'returned'>;
}

const Finalizing = ({ plan, attempts, pending, refusal, activate }: FinalizingProps) => {
  const { success: texts } = useTexts().billing;
  const isUnpaid = refusal === 'unpaid';
  return (
    <StateCard picture={<Collar done={false} />} title={texts.finalizing}>
      {/* As tall as the longest of these texts: the buttons must not move under a finger. */}
      <p className="-mt-4 mb-7 min-h-24 text-pretty text-soft sm:min-h-14">
        {refusal === null ? texts.finalizingText : texts.refusals[refusal]}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        {isUnpaid && <ToCheckout plan={plan} />}
        <Button
          variant={isUnpaid ? 'quiet' : 'main'}
          aria-disabled={pending}
          className="aria-disabled:cursor-progress aria-disabled:opacity-70"
          onClick={activate}
        >
          {pending ? texts.activating : texts.activate}
        </Button>
        <ToProfile main={false} />
      </div>
      <p className="mt-4 text-sm text-faint">{texts.attempt(Math.max(1, attempts))}</p>
      {attempts > 0 && !pending && <ContactLine className="mt-2" />}
    </StateCard>
  );
};

const Result = ({ uid, plan }: { uid: string; plan: string }) => {
  const { success: texts } = useTexts().billing;
  const name = usePlanName(plan);
  const { active, refusal, ...activation } = useActivation(uid, plan);
  if (active) {
    return (
      <StateCard picture={<Collar done />} title={texts.done} text={texts.doneText(name)}>
        <Paid />
        <div className="flex flex-wrap justify-center gap-2.5">
          <BackToPet />
          <ToProfile main={false} />
        </div>
      </StateCard>
    );
  }
  if (refusal === 'returned') {
    return <Refused plan={plan} title={texts.returned} text={texts.returnedText} />;
  }
  return <Finalizing plan={plan} refusal={refusal} {...activation} />;
};

export const PaymentSuccessPage = ({ signIn }: { signIn: ReactNode }) => {
  const { billing, common } = useTexts();
  const { success: texts } = billing;
  const { loading, user } = useSession();
  const plan = useChosenPlan();
  const returned = paymentReturn();
  const paid = usePaidPlan(plan);
  /** Whether the bank's page led back without a payment. */
  const refused = returned === 'failed' && paid === false;

  useEffect(() => {
    if (returned === 'succeeded') trackSale();
    if (returned === 'failed') forgetSale();
  }, [returned]);

  if (loading || (returned === 'failed' && paid === null))
    return <PageLoading title={texts.finalizing} label={common.loading} />;
  if (user === null) return signIn;
  return (
    <div aria-live="polite">
      {refused ? (
        <Refused plan={plan} title={texts.refused} text={texts.refusedText} />
      ) : (
        <Result key={plan} uid={user.uid} plan={plan} />
      )}
    </div>
  );
};
