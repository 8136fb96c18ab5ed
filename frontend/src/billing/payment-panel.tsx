import { PAGES } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { ContactLine } from '../shared/ui/contact-line';
import { Spinner } from '../shared/ui/loading';
import { TryAgain } from '../shared/ui/retry-card';
import { knownPlan, usePlanName } from './chosen-plan';
import { Notice, PaidPanel, PendingPanel, ScheduledPanel } from './settled-panels';
import { PaymentForm } from './payment-form';
import type { OpenPayment } from './prepare-payment';
import { SwitchPanel } from './switch-panel';
import { useCheckout } from './use-checkout';

interface WaitingProps {
  plan: string;
  attempt: number;
  failed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the button, and its focus, across states. */
const Waiting = ({ plan, attempt, failed, onRetry, children }: WaitingProps) => {
  const { billing, money } = useTexts();
  const { checkout } = billing;
  const uid = useSession(({ user }) => user?.uid ?? '–');
  return (
    <>
      {children}
      {!failed && <p className="mb-5 max-w-[26em] text-pretty text-soft">{money.whatHappens}</p>}
      <Button variant={failed ? 'main' : 'quiet'} onClick={onRetry}>
        <span lang="it">{checkout.retry}</span>
      </Button>
      <p className="mt-5 text-[0.8125rem] break-words text-faint">
        {checkout.debug(plan, uid, attempt)}
      </p>
    </>
  );
};

const PanelContent = ({ plan }: { plan: string }) => {
  const { billing, common } = useTexts();
  const { change, checkout: texts } = billing;
  const name = usePlanName(plan);
  const { state, attempt, retry, giveUp, showState } = useCheckout(plan);
  const known = knownPlan(plan) ?? 'pro';
  const waiting = (content: ReactNode): ReactNode => (
    <Waiting plan={plan} attempt={attempt} failed={state.step === 'failed'} onRetry={retry}>
      {content}
    </Waiting>
  );
  const spinner = (label: string): ReactNode => (
    <Spinner className="pb-8" label={<span lang="it">{label}</span>} />
  );
  const whyCard = ({ debt, clicked }: OpenPayment): string | null => {
    if (debt !== null) return change.debt(common.plans[debt]);
    return clicked ? change.cardAsked : null;
  };
  switch (state.step) {
    case 'waiting-user':
      return waiting(spinner(texts.loadingUser));
    case 'starting':
    case 'preparing':
      return waiting(spinner(texts.preparing));
    case 'failed':
      return waiting(
        <Notice title={texts.stillFailed} text={texts.stillFailedText}>
          <ContactLine />
        </Notice>,
      );
    case 'config-failed':
      return (
        <Notice {...texts.settingsFailed}>
          <TryAgain onRetry={retry} />
        </Notice>
      );
    case 'not-configured':
      return (
        <Notice
          title={<span lang="it">{texts.notConfigured.title}</span>}
          text={texts.notConfigured.text}
        >
          <Button asChild>
            <Link to={PAGES.home}>
              <span lang="it">{texts.notConfigured.home}</span>
            </Link>
          </Button>
        </Notice>
      );
    case 'already-subscribed':
      return (
        <Notice title={texts.subscribed.title(name)} text={texts.subscribed.text}>
          <Button asChild>
            <Link to={PAGES.profile}>{billing.toProfile}</Link>
          </Button>
        </Notice>
      );
    case 'renewal-pending':
      return (
        <Notice {...texts.renewing}>
          <Button asChild>
            <Link to={PAGES.profile}>{billing.toProfile}</Link>
          </Button>
        </Notice>
      );
    case 'payment-pending':
      return <PendingPanel plan={name} {...state} onGiveUp={giveUp} />;
    case 'unpaid':
      return (
        <PaymentForm
          key={state.clientSecret}
          plan={state.debt ?? plan}
          clientSecret={state.clientSecret}
          amountDue={state.amountDue}
          thenMonthly={state.thenMonthly}
          renewsAt={state.renewsAt}
          why={whyCard(state)}
          onExpired={retry}
        />
      );
    case 'paid':
      return <PaidPanel plan={plan} amountDue={state.amountDue} />;
    case 'confirm':
      return <SwitchPanel plan={known} offer={state.offer} onState={showState} />;
    case 'scheduled':
      return <ScheduledPanel plan={known} offer={state.offer} />;
  }
};

interface PanelProps {
  plan: string;
  /** Whether this is a change of plan: first on small screens, and as tall as its final content. */
  switches: boolean;
}

export const PaymentPanel = ({ plan, switches }: PanelProps) => {
  const { billing } = useTexts();
  return (
    <section
      aria-label={billing.checkout.payment}
      className={`min-w-0 ${switches ? 'max-md:order-first' : ''}`}
    >
      <Card
        className={`flex flex-col items-center justify-center p-[24px] text-center sm:p-8 ${
          switches ? 'min-h-[36rem]' : 'h-full min-h-80'
        }`}
      >
        <PanelContent plan={plan} />
      </Card>
    </section>
  );
};
