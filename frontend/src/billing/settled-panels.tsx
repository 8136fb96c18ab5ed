import { PAGES } from '@contract/pages';
import type { PaidPlan } from '@contract/plans';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { formatDay } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { refreshUser } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Spinner } from '../shared/ui/loading';
import { toast, toastError } from '../shared/ui/notices.store';
import { finishPayment } from './finish-payment';
import type { Offer } from './prepare-payment';
import { rememberSale } from './sale';
import { useSwitch, type SwitchOutcome } from './use-switch';

interface NoticeProps {
  title: ReactNode;
  text: string;
  children?: ReactNode;
}

export const Notice = ({ title, text, children }: NoticeProps) => (
  <div role="status" className="px-2 py-8">
    <h2 className="text-xl">{title}</h2>
    <p className="mx-auto mt-3 max-w-[30em] text-pretty text-soft">{text}</p>
    {children !== undefined && <div className="mt-6">{children}</div>}
  </div>
);

/** The saved card has paid, or nothing was due. */
export const PaidPanel = ({ plan, amountDue }: { plan: string; amountDue: number }) => {
  const { pay: texts } = useTexts().billing;
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [interrupted, setInterrupted] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    if (attempt === 1) rememberSale(plan, amountDue);
    void finishPayment(plan, navigate, controller.signal).then((done) => {
      if (!controller.signal.aborted) setInterrupted(!done);
    });
    return () => controller.abort();
  }, [plan, amountDue, navigate, attempt]);

  if (!interrupted) return <Spinner label={texts.processing} />;
  return (
    <Notice title={texts.unchecked.title} text={texts.unchecked.description}>
      <Button
        onClick={() => {
          setInterrupted(false);
          setAttempt(attempt + 1);
        }}
      >
        {texts.goOn}
      </Button>
    </Notice>
  );
};

interface PendingProps {
  /** The wanted plan's name. */
  plan: string;
  other: PaidPlan;
  /** Whether it can no longer be given up, as it is being processed or has just gone through. */
  isTooLate: boolean;
  onGiveUp: () => void;
}

/** A payment for the other plan waits for the bank: it is not ended without a click. */
export const PendingPanel = ({ plan, other, isTooLate, onGiveUp }: PendingProps) => {
  const { billing, common } = useTexts();
  const { pending } = billing.checkout;
  const name = common.plans[other];
  if (isTooLate) {
    return (
      <Notice title={pending.tooLate(name)} text={pending.tooLateText(plan)}>
        <Button asChild>
          <Link to={PAGES.profile}>{billing.toProfile}</Link>
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={pending.title(name)} text={pending.text(name, plan)}>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button asChild>
          <Link to={`${PAGES.checkout}?plan=${other}`}>{pending.finish(name)}</Link>
        </Button>
        <Button variant="quiet" onClick={onGiveUp}>
          {pending.giveUp(plan)}
        </Button>
      </div>
    </Notice>
  );
};

/**
 * A lower plan starts with the next month; until then the user can keep the higher one. On a page
 * left open for longer, keeping it has a price, which the checkout of that plan shows.
 */
export const ScheduledPanel = ({ plan, offer }: { plan: PaidPlan; offer: Offer }) => {
  const { billing, common } = useTexts();
  const { change, checkout } = billing;
  const language = useLanguage();
  const navigate = useNavigate();
  const { from } = offer.change;
  const onOutcome = async ({ state, priceChanged }: SwitchOutcome): Promise<void> => {
    const isKept = state.step === 'paid' || state.step === 'already-subscribed';
    if (isKept) toast({ title: change.kept(common.plans[from]) });
    else if (priceChanged) toastError(change.priceChanged);
    await refreshUser();
    await navigate(isKept ? PAGES.profile : `${PAGES.checkout}?plan=${from}`);
  };
  const { pending, run } = useSwitch(from, 0, (outcome) => void onOutcome(outcome));
  return (
    <Notice
      title={checkout.scheduled.title(common.plans[plan], formatDay(offer.startsAt, language))}
      text={checkout.scheduled.text}
    >
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button asChild>
          <Link to={PAGES.profile}>{billing.toProfile}</Link>
        </Button>
        <Button variant="quiet" aria-disabled={pending} onClick={run}>
          {pending ? change.pending : change.keep(common.plans[from])}
        </Button>
      </div>
    </Notice>
  );
};
