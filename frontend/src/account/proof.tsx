import type { Proof } from '@contract/accounts';
import { PROVIDER_NAMES } from '@contract/config';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, hasCode } from '../shared/api';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Field } from '../shared/ui/field';
import { useSignInWays } from './account.api';
import { PasswordInput, useVisibility } from './password-fields';
import { confirmOwner } from './social/confirm-owner';
import { ProviderMark } from './social/provider-mark';

/**
 * The proof that a sensitive change requires from a user whose sign-in is not fresh: the password
 * once more, or a connected provider. Send `body` with the call.
 * @param requiredAtOnce asks before the first attempt, not only once the server has refused it.
 */
export const useProof = (requiredAtOnce = false) => {
  const { account, security } = useTexts();
  const [required, setRequired] = useState(requiredAtOnce);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<'wrong' | ApiError>();
  const reject = (): void => setFault('wrong');
  const body: Proof = password === '' ? {} : { password };
  return {
    required,
    password,
    error:
      fault === 'wrong'
        ? security.again.wrong
        : fault && (account.serverErrors.TOO_MANY_REQUESTS ?? fault.body?.error),
    body,
    reject,
    onChange: (typed: string): void => {
      setPassword(typed);
      setFault(undefined);
    },
    /**
     * Asks for the proof if the call failed for lack of a valid one, or says that no more passwords
     * are accepted for now; returns whether it did.
     */
    handles: (failure: unknown): boolean => {
      if (password !== '' && hasCode(failure, 'TOO_MANY_REQUESTS')) {
        setFault(failure);
        return true;
      }
      const missing = hasCode(failure, 'FRESH_SIGN_IN_NEEDED');
      const wrong = required && hasCode(failure, 'INVALID_CREDENTIALS');
      if (missing) setRequired(true);
      if (required && (missing || wrong)) reject();
      return missing || wrong;
    },
  };
};

interface ProofFieldsProps {
  proof: ReturnType<typeof useProof>;
  /** Whether the form is being sent. */
  pending: boolean;
  className?: string;
}

const Password = ({ proof, pending }: ProofFieldsProps) => {
  const { again: texts } = useTexts().security;
  const visibility = useVisibility();
  const input = useRef<HTMLInputElement>(null);
  // In the next frame: `useSubmit` first returns the focus to where it was.
  useEffect(() => {
    if (pending) return undefined;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [pending]);
  return (
    <Field label={texts.password} error={proof.error}>
      {(control) => (
        <PasswordInput
          ref={input}
          {...visibility}
          autoComplete="current-password"
          value={proof.password}
          onChange={({ target }) => proof.onChange(target.value)}
          {...control}
        />
      )}
    </Field>
  );
};

/** Submits the form again once a provider has confirmed the user. */
const Providers = () => {
  const { again: texts } = useTexts().security;
  const offered = useConfig().data?.providers ?? [];
  const connected = useSignInWays().data?.providers ?? [];
  const box = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  return (
    <div ref={box} className="mt-3 mb-3.5 flex flex-wrap gap-2.5">
      {connected
        .filter(({ provider }) => offered.includes(provider))
        .map(({ provider }) => (
          <Button
            key={provider}
            variant="quiet"
            size="sm"
            aria-disabled={pending}
            onClick={() => {
              setPending(true);
              void confirmOwner(provider).then((confirmed) => {
                setPending(false);
                if (confirmed) box.current?.closest('form')?.requestSubmit();
              });
            }}
          >
            <ProviderMark provider={provider} />
            {texts.confirmWith(PROVIDER_NAMES[provider])}
          </Button>
        ))}
    </div>
  );
};

/** Sits inside the form that requires the proof, so that what was typed there stays. */
export const ProofFields = ({ className = '', ...props }: ProofFieldsProps) => {
  const { again: texts } = useTexts().security;
  const ways = useSignInWays().data;
  if (!props.proof.required) return null;
  return (
    <div className={`rounded-xl bg-sunk px-4 pt-3.5 ${className}`}>
      <p role="status" className="mb-3 text-[0.9375rem] text-pretty text-soft">
        {texts.text}
      </p>
      {ways?.password === false ? <Providers /> : <Password {...props} />}
    </div>
  );
};
