import { PAGES } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { Spinner } from '../shared/ui/spinner';
import { usePlanName } from './chosen-plan';
import { useCheckout } from './use-checkout';

const Notice = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <div role="status" className="px-2 py-8">
    <h2 className="text-xl">{title}</h2>
    <p className="mx-auto mt-3 max-w-[30em] text-pretty text-soft">{text}</p>
    {children !== undefined && <div className="mt-6">{children}</div>}
  </div>
);

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
