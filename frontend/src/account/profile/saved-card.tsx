import { expiresBefore, type SavedCard as Card, type Subscription } from '@contract/billing';
import { useRef, useState, type ComponentType } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';

/** The form that replaces the card of a plan. */
export type CardForm = ComponentType<{
  plan: Subscription['plan'];
  onSaved: () => void;
  onCancel: () => void;
}>;

interface SavedCardProps {
  card: Card;
  subscription: Subscription;
  form: CardForm;
}

/** The card that pays for the plan, and its replacement. */
export const SavedCard = ({ card, subscription, form: Form }: SavedCardProps) => {
  const { card: texts } = useTexts().profile.subscription;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { plan, periodEnd, cancelAtPeriodEnd } = subscription;
  const expires = !cancelAtPeriodEnd && expiresBefore(card, new Date(periodEnd));
  const [year = '', month = ''] = card.expires.split('-');
  const text = (expires ? texts.expires : texts.is)(card.last4, `${month}/${year.slice(2)}`);
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="mt-3">
      <div
        className={
          expires ? 'rounded-xl bg-apricot-wash px-3.5 py-2.5 text-apricot-ink' : 'text-soft'
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] leading-snug">
          {text}
          {!isOpen && (
            <Button ref={button} variant="quiet" size="sm" onClick={() => setOpen(true)}>
              {texts.replace}
            </Button>
          )}
        </p>
      </div>
      {isOpen && <Form plan={plan} onSaved={close} onCancel={close} />}
    </div>
  );
};
