import { PAGES } from '@contract/pages';
import { PRICES_USD_CENTS } from '@contract/plans';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../shared/format';
import { useTexts } from '../shared/texts';
import { useLanguage } from '../shared/preferences.store';
import { Button } from '../shared/ui/button';
import { useComposerStore } from './composer.store';

const PLANS = ['pro', 'expert'] as const;

const Offer = ({ plan }: { plan: (typeof PLANS)[number] }) => {
  const { common, chat } = useTexts();
  const language = useLanguage();
  return (
    <li className="flex flex-col rounded-xl border border-line bg-ground p-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold">
        {common.plans[plan]}
        <span className="whitespace-nowrap">
          {formatPrice(PRICES_USD_CENTS[plan], 'USD', language)}
          <span className="text-sm font-normal text-soft">{chat.limit.perMonth}</span>
        </span>
      </p>
      <ul className="mt-1.5 mb-3 grid gap-0.5 text-sm text-soft">
        {chat.limit.offers[plan].map((feature) => (
          <li key={feature} className="flex gap-1.5">
            <Check aria-hidden className="mt-1 size-3.5 text-green" />
            {feature}
          </li>
        ))}
      </ul>
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

const OpenLimitCard = ({ onClose }: { onClose: () => void }) => {
  const { common, chat } = useTexts();
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
      className="relative mb-3 max-h-[62dvh] animate-rise overflow-y-auto rounded-[22px] border border-line bg-card p-4.5 shadow-float outline-none sm:p-6"
    >
      <h2 id="limit-title" className="pr-10 text-xl">
        {chat.limit.title}
      </h2>
      <p className="mt-1.5 font-medium">{chat.limit.text}</p>
      <p className="text-[0.9375rem] text-soft">{chat.limit.prompt}</p>
      <ul className="mt-3.5 grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {PLANS.map((plan) => (
          <Offer key={plan} plan={plan} />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label={common.close}
        className="absolute top-1 right-1"
        onClick={close}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  );
};

export const LimitCard = ({ onClose }: { onClose: () => void }) => {
  const shown = useComposerStore((state) => state.shown === 'card');
  return shown ? <OpenLimitCard onClose={onClose} /> : null;
};
