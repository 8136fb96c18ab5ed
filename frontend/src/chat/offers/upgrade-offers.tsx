import { PAGES } from '@contract/pages';
import { firstMonthPrice, PRICES_USD_CENTS, PRICES_EUR_CENTS } from '@contract/plans';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../shared/format';
import { usePromises } from '../../shared/plan-promises';
import { useSubscription } from '../../shared/queries';
import { useTexts } from '../../shared/texts';
import { useLanguage } from '../../shared/preferences.store';
import { Button, CloseButton } from '../../shared/ui/button';
import { useComposerStore } from '../composer/composer.store';
import { firstMonthPercent } from '../../shared/installation';
import { Badge } from '../../shared/ui/badge';
import { Dialog } from '../../shared/ui/dialog';
import { PlannedNote, PlanPromise, PromiseMark } from '../../shared/ui/plan-promise';
import { EmergencyButton } from '../emergency/emergency-button';

const PLANS = ['pro', 'expert'] as const;

/** Lines of a plan that fit beside the question. */
const SHORTLY = 3;

const Offer = ({ plan }: { plan: (typeof PLANS)[number] }) => {
  const { common, chat, plans } = useTexts();
  const language = useLanguage();
  const promises = usePromises(plan, plans).slice(0, SHORTLY);
  return (
    <li className="flex flex-col rounded-xl border border-line bg-ground p-3.5 short:gap-y-2 short:p-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold">
        {common.plans[plan]}
        <span className="whitespace-nowrap">
          {formatPrice(PRICES_USD_CENTS[plan], 'USD', language)}
          <span className="text-sm font-normal text-soft">{chat.limit.perMonth}</span>
        </span>
      </p>
      <ul className="mt-1.5 mb-3 grid gap-0.5 text-sm text-soft short:hidden">
        {promises.map((promise) => (
          <li key={promise.text} className="flex gap-1.5">
            <PromiseMark promise={promise} texts={plans} className="mt-1 size-3.5" />
            <PlanPromise promise={promise} />
          </li>
        ))}
      </ul>
      <PlannedNote
        promises={promises}
        texts={plans}
        className="-mt-1.5 mb-3 gap-1! text-soft short:hidden"
      />
      <Button
        variant={plan === 'pro' ? 'main' : 'quiet'}
        size="sm"
        className="mt-auto w-full"
        asChild
      >
        <Link to={`${PAGES.checkout}?plan=${plan}`}>{chat.limit.upgrade(common.plans[plan])}</Link>
      </Button>
    </li>
  );
};

export const LimitCard = ({ onClose }: { onClose: () => void }) => {
  const { chat } = useTexts();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const close = (): void => {
    useComposerStore.getState().close();
    requestAnimationFrame(onClose);
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="limit-title"
      className="relative mb-3 max-h-[min(62dvh,max(12rem,100dvh-23rem))] animate-rise overflow-y-auto rounded-[22px] border border-line bg-card p-4.5 shadow-float outline-none sm:p-6 sm:short:grid sm:short:grid-cols-[2fr_3fr] sm:short:items-center sm:short:gap-x-4 short:mb-2 short:py-2.5"
    >
      <div className="leading-snug">
        <h2 id="limit-title" className="pr-10 text-xl">
          {chat.limit.title}
        </h2>
        <p className="mt-1.5 font-medium">{chat.limit.text}</p>
        <p className="text-[0.9375rem] text-soft max-md:short:hidden">{chat.limit.prompt}</p>
      </div>
      <ul className="mt-3.5 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:short:mt-0 sm:short:pr-8">
        {PLANS.map((plan) => (
          <Offer key={plan} plan={plan} />
        ))}
      </ul>
      <CloseButton className="absolute top-1 right-1" onClick={close} />
    </section>
  );
};

/** What is due today as the headline, if it is less than the price. */
const OverlayPrice = () => {
  const { chat, money } = useTexts();
  const language = useLanguage();
  const percent = useSubscription().data?.firstMonth === true ? Number(firstMonthPercent()) : 0;
  const price = (cents: number): string => formatPrice(cents, 'EUR', language);
  const monthly = PRICES_EUR_CENTS.pro;
  const headline = 'font-display font-[650] tracking-[-0.02em]';
  return (
    <>
      {percent > 0 && (
        <p className="mt-5">
          <span className="block font-semibold text-soft">{money.dueToday}</span>
          <span className={`block text-[2.75rem] leading-[1.05] tabular-nums ${headline}`}>
            {price(firstMonthPrice(monthly, percent))}
          </span>
        </p>
      )}
      <p
        className={`flex flex-wrap items-center gap-x-2 gap-y-1.5 ${percent > 0 ? 'mt-2' : 'mt-5'}`}
      >
        <span className={percent > 0 ? 'font-semibold' : `text-3xl ${headline}`}>
          {price(monthly)}
        </span>
        <span className="mr-1 text-soft">{chat.overlay.perMonth}</span>
        {percent > 0 && <Badge tone="apricot">{chat.overlay.firstMonth(percent)}</Badge>}
      </p>
    </>
  );
};

/** Closes the overlay when its chat is left by a link in it or by Back: it never opens by itself. */
const useCloseWithChat = (): void =>
  useEffect(() => {
    const { href } = location;
    return () => {
      const { shown, close } = useComposerStore.getState();
      if (shown === 'overlay' && location.href !== href) close();
    };
  }, []);

export const UpgradeOverlay = ({ onEmergency }: { onEmergency: () => void }) => {
  const { chat, plans } = useTexts();
  const promises = usePromises('pro', plans);
  const close = (): void => useComposerStore.getState().close();
  useCloseWithChat();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={chat.overlay.title}
      description={chat.overlay.text}
    >
      <div className="mt-2 -ml-2">
        <EmergencyButton onClick={onEmergency} />
      </div>
      <OverlayPrice />
      <ul className="mt-4 grid gap-1.5">
        {promises.map((promise) => (
          <li key={promise.text} className="flex gap-2.5">
            <PromiseMark promise={promise} texts={plans} className="mt-1 size-4.5" />
            <PlanPromise promise={promise} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-[0.8125rem] leading-snug text-faint">{plans.promise}</p>
      <Button className="mt-5 w-full" asChild>
        <Link to={`${PAGES.checkout}?plan=pro`} onClick={close}>
          {chat.overlay.upgrade}
        </Link>
      </Button>
      <Button variant="quiet" className="mt-2.5 w-full" onClick={close}>
        {chat.overlay.later}
      </Button>
    </Dialog>
  );
};

/** Why the question came back: by the composer, as the card may fill a phone's screen. */
export const RefusedWhy = ({ offer }: { offer: 'card' | 'overlay' }) => {
  const { chat } = useTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-2 text-sm leading-snug text-soft max-sm:mb-2">
      {offer === 'card' ? chat.limit.text : chat.overlay.text}
      <button
        type="button"
        className="min-h-11 rounded-full font-semibold text-green underline underline-offset-3"
        onClick={() => useComposerStore.getState().open(offer)}
      >
        {chat.composer.seePlans}
      </button>
    </p>
  );
};
