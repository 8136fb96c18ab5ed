import { PAGES } from '@contract/pages';
import type { PaidPlan } from '@contract/plans';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDay, formatDayOfYear, formatPrice } from '../shared/format';
import { formatDays } from '../shared/format-days';
import { refreshUser } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { useLanguage } from '../shared/preferences.store';
import { Button } from '../shared/ui/button';
import { toast } from '../shared/ui/notices.store';
import type { Offer, PreparationState } from './prepare-payment';
import { useSwitch, type SwitchOutcome } from './use-switch';

interface LifeLineEntry {
  when: string;
  price: string;
  what: string;
}

const LifeLine = ({ entries }: { entries: readonly LifeLineEntry[] }) => (
  <ol className="mt-4">
    {entries.map(({ when, price, what }, index) => (
      <li
        key={when}
        className="relative grid grid-cols-[11px_1fr_auto] gap-x-3.5 py-1.5 not-last:before:absolute not-last:before:top-4 not-last:before:-bottom-4 not-last:before:left-[4.75px] not-last:before:w-[1.5px] not-last:before:bg-line"
      >
        <span
          aria-hidden
          className={`relative mt-1.5 size-[11px] rounded-full border-[1.75px] ${
            index === 0
              ? 'border-apricot-ink bg-apricot ring-4 ring-apricot/25'
              : 'border-edge bg-card'
          }`}
        />
        <span className="font-semibold">{when}</span>
        <b className="font-semibold tabular-nums">{price}</b>
        <span className="col-span-2 col-start-2 text-sm leading-snug text-faint">{what}</span>
      </li>
    ))}
  </ol>
);

interface SwitchProps {
  plan: PaidPlan;
  offer: Offer;
  onState: (state: PreparationState) => void;
}

type Kind = 'upgrade' | 'downgrade' | 'keep';

const kindOf = (plan: PaidPlan, { change }: Offer): Kind => {
  if (change.from === plan) return 'keep';
  return plan === 'expert' ? 'upgrade' : 'downgrade';
};

const useOfferTexts = (plan: PaidPlan, offer: Offer) => {
  const { billing, common } = useTexts();
  const { change: texts } = billing;
  const language = useLanguage();
  const { amountDue, startsAt, thenMonthly, change } = offer;
  const kind = kindOf(plan, offer);
  const name = common.plans[plan];
  const from = common.plans[change.from];
  const price = (cents: number): string => formatPrice(cents, 'EUR', language);
  const nameOf = (of: PaidPlan | null): string => (of === null ? texts.other : common.plans[of]);
  const entries: LifeLineEntry[] = [
    {
      when: texts.now,
      price: price(amountDue),
      what: kind === 'upgrade' ? texts.startsNow(name, from) : texts.staysNow(from),
    },
    {
      when: formatDay(change.renewsAt, language),
      price: price(thenMonthly),
      what: kind === 'downgrade' ? texts.startsThen(name) : texts.fromThenOn,
    },
    { when: texts.ifCancelled, price: price(0), what: texts.until(name) },
  ];
  const actions: Record<Kind, string> = {
    upgrade: amountDue === 0 ? texts.title(name) : texts.pay(price(amountDue), name),
    downgrade: texts.later(name, formatDayOfYear(startsAt, language)),
    keep: texts.keep(name),
  };
  const lines = change.lines.map((line) => ({
    label:
      line.amount < 0
        ? texts.credited(nameOf(line.plan))
        : texts.charged(nameOf(line.plan), formatDays(startsAt, change.renewsAt, language)),
    price: price(line.amount),
  }));
  const other = common.plans[change.from === 'pro' ? 'expert' : 'pro'];
  const takesBack = {
    cancellation: texts.takesBack.cancellation,
    switch: texts.takesBack.switch(other),
  };
  return {
    due: price(amountDue),
    entries,
    lines,
    action: actions[kind],
    leave: kind === 'keep' ? billing.toProfile : texts.keep(from),
    takesBack: change.takesBack && takesBack[change.takesBack],
  };
};

const Sum = ({ due, lines }: Pick<ReturnType<typeof useOfferTexts>, 'due' | 'lines'>) => {
  const { change: texts } = useTexts().billing;
  return (
    <div className="border-b border-line pb-4">
      <p className="font-semibold text-soft">{texts.dueToday}</p>
      <p className="font-display text-[3.25rem] leading-[1.05] font-[650] tracking-[-0.035em] tabular-nums sm:text-6xl">
        {due}
      </p>
      {lines.length > 0 && (
        <dl className="mt-3.5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-[0.9375rem]">
          {lines.map(({ label, price }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd className="text-right tabular-nums">{price}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

export const SwitchPanel = ({ plan, offer, onState }: SwitchProps) => {
  const { billing, common } = useTexts();
  const { change: texts } = billing;
  const navigate = useNavigate();
  const [priceChanged, setPriceChanged] = useState(false);
  const shown = useOfferTexts(plan, offer);
  const keeps = kindOf(plan, offer) === 'keep';
  const onOutcome = (outcome: SwitchOutcome): void => {
    setPriceChanged(outcome.priceChanged);
    if (outcome.state.step !== 'paid' || !keeps) {
      onState(outcome.state);
      return;
    }
    toast({ title: texts.kept(common.plans[plan]) });
    void refreshUser();
    void navigate(PAGES.profile);
  };
  const { pending, run } = useSwitch(plan, offer.amountDue, onOutcome);
  const { card } = offer.change;
  return (
    <div className="mb-auto w-full self-stretch text-left">
      <Sum due={shown.due} lines={shown.lines} />
      <LifeLine entries={shown.entries} />
      {card !== null && (
        <p className="mt-4 border-t border-line pt-3.5 text-[0.9375rem]">{texts.card(card)}</p>
      )}
      {shown.takesBack !== null && (
        <p className="mt-3.5 rounded-xl bg-apricot-wash px-3.5 py-2.5 text-[0.9375rem] leading-snug text-apricot-ink">
          {shown.takesBack}
        </p>
      )}
      <p role="alert" className="mt-3.5 text-[0.9375rem] leading-snug text-red empty:hidden">
        {priceChanged && texts.priceChanged}
      </p>
      <Button
        aria-disabled={pending}
        className="mt-4 w-full px-3! whitespace-normal! aria-disabled:cursor-progress aria-disabled:opacity-70"
        onClick={run}
      >
        {pending ? texts.pending : shown.action}
      </Button>
      <Button variant="ghost" className="mt-2 w-full" asChild>
        <Link to={PAGES.profile}>{shown.leave}</Link>
      </Button>
    </div>
  );
};
