import { formatDay, formatPrice } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';

interface DueTodayProps {
  /** Cents. */
  amountDue: number;
  /** Cents a month after that. */
  thenMonthly: number;
  /** ISO 8601: when the next month is charged; null for a debt or a change, which keep it. */
  renewsAt: string | null;
}

/** The amount due as the form's headline, and what is charged after it. */
export const DueToday = ({ amountDue, thenMonthly, renewsAt }: DueTodayProps) => {
  const { billing, money } = useTexts();
  const language = useLanguage();
  const percent = useConfig().data?.firstMonthDiscountPercent ?? 0;
  const price = (cents: number): string => formatPrice(cents, 'EUR', language);
  const monthly = price(thenMonthly);
  const isDiscounted = renewsAt !== null && percent > 0 && amountDue < thenMonthly;
  return (
    <div className="mb-6">
      <p className="font-semibold text-soft">{money.dueToday}</p>
      <p className="font-display text-[3.25rem] leading-[1.05] font-[650] tracking-[-0.035em] tabular-nums sm:text-6xl">
        {price(amountDue)}
      </p>
      <p className="mt-2.5 text-pretty text-soft">
        {isDiscounted && `${money.firstMonth(percent)} `}
        <b className="font-semibold text-ink">
          {renewsAt === null
            ? money.thenMonthly(monthly)
            : money.then(monthly, formatDay(renewsAt, language))}
        </b>{' '}
        {billing.pay.vat}
      </p>
    </div>
  );
};
