import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../shared/texts';
import { Field, Input } from '../../shared/ui/field';
import { AuthenticationDialog } from './authentication-dialog';
import { CARD_FIELDS, formatted, type CardField } from './card';
import { checkField, type CardStore } from './card.store';
import { TestCards } from './test-cards';

const FIELDS: Record<CardField, { autoComplete: string; placeholder: string; maxLength: number }> =
  {
    number: { autoComplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 },
    expiry: { autoComplete: 'cc-exp', placeholder: '', maxLength: 9 },
    cvc: { autoComplete: 'cc-csc', placeholder: '123', maxLength: 4 },
  };

const CardInput = ({ store, field }: { store: CardStore; field: CardField }) => {
  const { sandbox } = useTexts();
  const value = useStore(store, ({ card }) => card[field]);
  const error = useStore(store, ({ errors }) => errors[field] ?? null);
  const { placeholder, ...facts } = FIELDS[field];

  const type = (typed: string): void => {
    const { card, errors } = store.getState();
    store.setState({
      card: { ...card, [field]: formatted(field, typed, card[field]) },
      errors: { ...errors, [field]: null },
    });
  };

  return (
    <Field
      label={sandbox[field]}
      error={error === null ? undefined : sandbox.errors[error]}
      className={field === 'number' ? 'sm:col-span-2' : ''}
    >
      {(wiring) => (
        <Input
          {...wiring}
          {...facts}
          name={field}
          inputMode="numeric"
          placeholder={field === 'expiry' ? sandbox.expiryHint : placeholder}
          value={value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            if (value !== '') checkField(store, field);
          }}
          className="tabular-nums"
        />
      )}
    </Field>
  );
};

interface CardFormProps {
  store: CardStore;
  onReady: () => void;
}

/** Stands where Stripe's own form would. */
export const CardForm = ({ store, onReady }: CardFormProps) => {
  const { sandbox } = useTexts();
  useEffect(() => onReady(), [onReady]);
  return (
    <div>
      <p className="flex items-center gap-2 rounded-xl bg-apricot-wash px-4 py-2.5 text-[0.9375rem] font-semibold text-apricot-ink">
        <FlaskConical aria-hidden className="size-4.5" />
        {sandbox.mark}
      </p>
      <div className="mt-5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {CARD_FIELDS.map((field) => (
          <CardInput key={field} store={store} field={field} />
        ))}
      </div>
      <TestCards store={store} />
      <AuthenticationDialog store={store} />
    </div>
  );
};
