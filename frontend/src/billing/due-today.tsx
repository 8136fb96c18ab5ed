import { useState } from 'react';
import { formatDay, formatPrice } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts';
import { priceOf } from './chosen-plan';

/** The same day of the next month, or its last day if it is too short. */
export const nextMonth = (day: Date): Date => {
  const [year, month] = [day.getFullYear(), day.getMonth() + 1];
  const last = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(day.getDate(), last));
};

interface DueTodayProps {
  plan: string;
  /** Cents. */
  amountDue: number;
  /** Whether the month starts today. Paying a debt or for a change leaves the next payment as it is. */
  startsToday: boolean;
}

/** The amount as the form's headline, and what follows it. */
export const DueToday = ({ plan, amountDue, startsToday }: DueTodayProps) => {
  const { money } = useTexts();
  const language = useLanguage();
  const percent = useConfig().data?.firstMonthDiscountPercent ?? 0;
  const price = (cents: number): string => formatPrice(cents, 'EUR', language);
  const monthly = price(priceOf(plan));
  const [today] = useState(() => new Date());
  const day = formatDay(nextMonth(today).toISOString(), language);
  const isDiscounted = startsToday && percent > 0 && amountDue < priceOf(plan);
  return (
    <div className="mb-6">
      <p className="font-semibold text-soft">{money.dueToday}</p>
      <p className="font-display text-[3.25rem] leading-[1.05] font-[650] tracking-[-0.035em] tabular-nums sm:text-6xl">
        {price(amountDue)}
      </p>
      <p className="mt-2.5 text-pretty text-soft">
        {isDiscounted && `${money.firstMonth(percent)} `}
        <b className="font-semibold text-ink">
          {startsToday ? money.then(monthly, day) : money.thenMonthly(monthly)}
        </b>
      </p>
    </div>
  );
};
