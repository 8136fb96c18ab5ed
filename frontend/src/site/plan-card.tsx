import { PRICES_EUR_CENTS, type Plan } from '@contract/plans';
import { Link } from 'react-router-dom';
import type { Landing } from '../shared/texts/en/landing';
import { firstMonthPercent } from '../shared/installation';
import { formatPrice } from '../shared/format';
import { usePromises } from '../shared/plan-promises';
import { useFirstTexts } from '../shared/texts/first';
import { useLanguage } from '../shared/preferences.store';
import { Button } from '../shared/ui/button';
import { PlannedNote, PlanPromise, PromiseMark } from '../shared/ui/plan-promise';

const STYLES = {
  plain: { card: 'border border-line bg-card', soft: 'text-soft', check: 'text-green' },
  raised: {
    card: 'border border-transparent bg-deep text-deep-ink shadow-float lg:-my-5 lg:h-[calc(100%+2.5rem)] lg:py-12',
    soft: 'text-deep-soft',
    check: 'text-apricot',
  },
} as const;

interface PlanCardProps {
  plan: Plan;
  to: string;
  texts: Landing['pricing'];
}

export const PlanCard = ({ plan, to, texts: pricing }: PlanCardProps) => {
  const { common } = useFirstTexts();
  const language = useLanguage();
  const texts = pricing.plans[plan];
  const percent = firstMonthPercent();
  const promises = usePromises(plan, pricing.sold);
  const popular = plan === 'pro';
  const style = STYLES[popular ? 'raised' : 'plain'];
  return (
    <article className={`flex h-full flex-col rounded-[20px] p-[24px] sm:p-[28px] ${style.card}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-xl">{common.plans[plan]}</h3>
        {popular && (
          <p className="rounded-full bg-apricot px-3 py-0.5 text-[0.8125rem] font-semibold text-deep-mark">
            {pricing.popular}
          </p>
        )}
      </div>
      <p className={`mt-1 ${style.soft}`}>{texts.for}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">
          {formatPrice(PRICES_EUR_CENTS[plan], 'EUR', language)}
        </span>
        <span className={style.soft}>{pricing.perMonth}</span>
      </p>
      <p
        className={`mt-1.5 min-h-6 max-lg:empty:hidden in-data-[first-month=0]:hidden text-[0.9375rem] font-semibold ${popular ? 'text-deep-ink' : 'text-apricot-ink'}`}
      >
        {plan !== 'free' && percent !== 0 && pricing.sold.firstMonth(percent)}
      </p>
      <ul className="mt-4 mb-7 grid gap-2.5 sm:max-lg:grid-cols-2">
        {promises.map((promise) => (
          <li
            key={promise.text}
            data-needs={promise.needsSupport && 'support'}
            className="flex gap-[10px] text-[0.96875rem] leading-snug *:min-w-0"
          >
            <PromiseMark
              promise={promise}
              texts={pricing.sold}
              className="mt-0.5 size-[18px]"
              tone={style.check}
            />
            <PlanPromise promise={promise} />
          </li>
        ))}
      </ul>
      <PlannedNote
        promises={promises}
        texts={pricing.sold}
        className={`-mt-3 mb-7 ${style.soft}`}
      />
      <Button variant={popular ? 'light' : 'quiet'} className="mt-auto w-full" asChild>
        <Link to={to}>{texts.action}</Link>
      </Button>
    </article>
  );
};
