import { useState, type SyntheticEvent } from 'react';
import { formatPrice } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { CardElements, CardFields } from './card-elements';
import { usePlanName, usePrice } from './chosen-plan';
import { DueToday } from './due-today';
import { usePayment, type DuePayment } from './use-payment';

interface FieldsProps extends DuePayment {
  onLoadError: () => void;
}

const Fields = ({ onLoadError, why, renewsAt, thenMonthly, ...payment }: FieldsProps) => {
  const { plan, amountDue } = payment;
  const { billing, money } = useTexts();
  const { pay: texts } = billing;
  const language = useLanguage();
  const name = usePlanName(plan);
  const listed = usePrice(plan);
  const monthly = thenMonthly ?? listed;
  const [shown, setShown] = useState(false);
  const { ready, pending, declined, pay } = usePayment(payment);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready && shown) void pay();
  };
  return (
    <form noValidate onSubmit={submit} className="w-full self-stretch text-left">
      <DueToday amountDue={amountDue} thenMonthly={monthly} renewsAt={renewsAt} />
      {why !== null && (
        <p className="mb-5 rounded-xl bg-apricot-wash px-3.5 py-2.5 text-[0.9375rem] leading-snug text-apricot-ink">
          {why}
        </p>
      )}
      <CardFields
        shown={shown}
        onShown={() => setShown(true)}
        onLoadError={onLoadError}
        declined={declined && `${declined} ${money.declinedNext}`}
      />
      <Button
        type="submit"
        aria-disabled={pending || !shown}
        className="mt-6 w-full px-3! whitespace-normal! aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {pending ? texts.processing : texts.subscribe(name, formatPrice(monthly, 'EUR', language))}
      </Button>
    </form>
  );
};

export const PaymentForm = (payment: DuePayment) => (
  <CardElements clientSecret={payment.clientSecret}>
    {(fail) => <Fields {...payment} onLoadError={fail} />}
  </CardElements>
);
