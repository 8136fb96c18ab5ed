import type { Triage } from '@contract/chat';
import type { SharedWithVet } from '@contract/consultations';
import { LIMITS } from '@contract/limits';
import type { Pet } from '@contract/pets';
import { countCharacters } from '@contract/text';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError, hasCode } from '../shared/api';
import { invalidateConsultations } from '../shared/consultations';
import { useTabDraft } from '../shared/tab-draft';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Field, Textarea } from '../shared/ui/field';
import { newUuid } from '../shared/uuid';
import { askVets } from './consultations.api';

type Missing = 'question' | 'consent';

interface AskFormProps {
  pet: Pet;
  onEmergency: (triage: Triage) => void;
  onClose: () => void;
}

const useAsking = ({ pet, onEmergency, onClose }: AskFormProps) => {
  const { failed } = useTexts().consultations;
  const [clientId] = useState(newUuid);
  const [question, setQuestion] = useTabDraft(`vet-question.${pet.id}`);
  const [shared, setShared] = useState<SharedWithVet>({
    summary: true,
    diary: true,
    conversation: true,
  });
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const reasonOf = (error: unknown): string => {
    if (hasCode(error, 'CONSULTATION_OPEN')) return failed.open;
    if (hasCode(error, 'NOT_FOUND')) return failed.gone;
    return hasCode(error, 'TOO_MANY_REQUESTS') ? failed.often : failed.other;
  };
  const send = async (): Promise<void> => {
    const words = question.trim();
    const lacks = words === '' ? 'question' : consent ? null : 'consent';
    setMissing(lacks);
    setFailure(null);
    if (busy || lacks !== null) return;
    setBusy(true);
    try {
      await askVets({ petId: pet.id, question: words, clientId, consent: true, ...shared });
      setQuestion('');
      void invalidateConsultations(pet.id);
      onClose();
    } catch (error) {
      setBusy(false);
      const triage = error instanceof ApiError ? error.body?.triage : undefined;
      if (hasCode(error, 'EMERGENCY_NOW') && triage) {
        onClose();
        onEmergency(triage);
      } else setFailure(reasonOf(error));
    }
  };
  const share = (part: keyof SharedWithVet, isShared: boolean): void =>
    setShared((before) => ({ ...before, [part]: isShared }));
  return {
    question,
    setQuestion,
    shared,
    share,
    consent,
    setConsent,
    missing,
    failure,
    busy,
    send,
  };
};

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

const Check = ({ label, checked, onChange, error }: CheckProps) => (
  <label className="flex min-h-[44px] cursor-pointer items-start gap-3 py-2 leading-snug">
    <input
      type="checkbox"
      className="mt-0.5 size-5 shrink-0 accent-green"
      checked={checked}
      aria-invalid={error !== undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="min-w-0">
      {label}
      {error !== undefined && (
        <span role="alert" className="block text-sm font-medium text-red">
          {error}
        </span>
      )}
    </span>
  </label>
);

const PARTS = ['summary', 'diary', 'conversation'] as const;

/** The question, what is shared with it, and the consent to exactly that. */
export const AskForm = (props: AskFormProps) => {
  const { common, consultations: texts } = useTexts();
  const asking = useAsking(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const over = countCharacters(asking.question.trim()) - LIMITS.consultation.question;
  const isMissing = asking.missing === 'question' && asking.question.trim() === '';
  const error = over > 0 ? common.tooLong(over) : isMissing ? texts.questionMissing : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (over > 0 || asking.question.trim() === '') field.current?.focus();
    if (over <= 0) void asking.send();
  };
  return (
    <form noValidate className="mt-5" onSubmit={submit}>
      {asking.failure !== null && (
        <p role="alert" className="mb-4 rounded-card bg-red-wash px-4 py-3 font-medium text-red">
          {asking.failure}
        </p>
      )}
      <Field label={texts.question} hint={texts.questionHint} error={error}>
        {(control) => (
          <Textarea
            ref={field}
            rows={4}
            value={asking.question}
            onChange={(event) => asking.setQuestion(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <fieldset className="mt-3">
        <legend className="mb-1 text-[0.9375rem] font-semibold">
          {texts.share(props.pet.name)}
        </legend>
        {PARTS.map((part) => (
          <Check
            key={part}
            label={texts[part]}
            checked={asking.shared[part]}
            onChange={(isShared) => asking.share(part, isShared)}
          />
        ))}
      </fieldset>
      <div className="mt-2 border-t border-line pt-2">
        <Check
          label={texts.consent}
          checked={asking.consent}
          onChange={asking.setConsent}
          error={asking.missing === 'consent' && !asking.consent ? texts.consentMissing : undefined}
        />
      </div>
      <Button type="submit" className="mt-3 w-full" aria-disabled={asking.busy}>
        {asking.busy ? texts.sending : texts.send}
      </Button>
    </form>
  );
};
