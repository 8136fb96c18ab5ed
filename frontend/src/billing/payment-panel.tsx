import { PAGES } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { usePlanName } from './chosen-plan';
import { Notice } from './notice';
import { PaidPanel } from './paid-panel';
import { PaymentForm } from './payment-form';
import { useCheckout } from './use-checkout';

interface WaitingProps {
  plan: string;
  attempt: number;
  failed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The button keeps its place, and the focus, from one state to the next. */
const Waiting = ({ plan, attempt, failed, onRetry, children }: WaitingProps) => {
  const { checkout } = useTexts().billing;
  const uid = useSession(({ user }) => user?.uid ?? '–');
  return (
    <>
      {children}
      <Button variant={failed ? 'main' : 'quiet'} onClick={onRetry}>
        {checkout.retry}
      </Button>
      <p className="mt-5 text-[0.8125rem] break-words text-faint">
        {checkout.debug(plan, uid, attempt)}
      </p>
    </>
  );
};

const PanelContent = ({ plan }: { plan: string }) => {
  const { billing, common } = useTexts();
  const { checkout: texts } = billing;
  const name = usePlanName(plan);
  const { state, attempt, retry } = useCheckout(plan);
  const waiting = (content: ReactNode): ReactNode => (
    <Waiting plan={plan} attempt={attempt} failed={state.step === 'failed'} onRetry={retry}>
      {content}
    </Waiting>
  );
  switch (state.step) {
    case 'waiting-user':
      return waiting(<Spinner label={texts.loadingUser} />);
    case 'starting':
    case 'preparing':
      return waiting(<Spinner label={texts.preparing} />);
    case 'failed':
      return waiting(<Notice title={texts.stillFailed} text={texts.stillFailedText} />);
    case 'config-failed':
      return (
        <Notice {...texts.settingsFailed}>
          <Button onClick={retry}>{common.tryAgain}</Button>
        </Notice>
      );
    case 'not-configured':
      return (
        <Notice title={texts.notConfigured.title} text={texts.notConfigured.text}>
          <Button asChild>
            <Link to={PAGES.home}>{texts.notConfigured.home}</Link>
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
    case 'unpaid':
      return (
        <PaymentForm
          key={state.clientSecret}
          plan={plan}
          clientSecret={state.clientSecret}
          amountDue={state.amountDue}
          onExpired={retry}
        />
      );
    case 'paid':
      return <PaidPanel plan={plan} amountDue={state.amountDue} />;
    case 'scheduled':
      return (
        <Notice title={texts.scheduled.title(name)} text={texts.scheduled.text}>
          <Button asChild>
            <Link to={PAGES.profile}>{billing.toProfile}</Link>
          </Button>
        </Notice>
      );
  }
};

export const PaymentPanel = ({ plan }: { plan: string }) => {
  const { billing } = useTexts();
  return (
    <section aria-label={billing.checkout.payment} className="min-w-0">
      <Card className="flex h-full min-h-80 flex-col items-center justify-center p-6 text-center sm:p-8">
        <PanelContent plan={plan} />
      </Card>
    </section>
  );
};
