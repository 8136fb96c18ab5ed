import { useTexts } from '../../shared/texts';

/** At the start of a message, addresses the assistant too; the server has the same rule. */
const TO_ASSISTANT = /^@zampa\b/i;

export type Whom = 'vet' | 'assistant';

/** Who the words are for; undefined while no vet has the case. */
export const whomOf = (
  words: string,
  { vet, toZampa }: { vet: string | null; toZampa: boolean },
): Whom | undefined => {
  if (vet === null) return undefined;
  return toZampa || TO_ASSISTANT.test(words) ? 'assistant' : 'vet';
};

interface WhomSwitchProps {
  toZampa: boolean;
  onChange: (toZampa: boolean) => void;
}

/** While a vet has the case, words go to the vet unless the owner picks the assistant. */
export const WhomSwitch = ({ toZampa, onChange }: WhomSwitchProps) => {
  const { composer: texts } = useTexts().consultations;
  const option = (zampa: boolean, label: string) => (
    <button
      type="button"
      aria-pressed={toZampa === zampa}
      onClick={() => onChange(zampa)}
      className="min-h-[44px] flex-1 rounded-full px-4 text-[0.9375rem] short:flex-none leading-tight font-medium text-soft transition-colors hover:text-ink aria-pressed:bg-sunk aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={texts.group} className="flex w-full flex-wrap gap-1 short:w-auto">
      {option(false, texts.vet)}
      {option(true, texts.zampa)}
    </div>
  );
};
