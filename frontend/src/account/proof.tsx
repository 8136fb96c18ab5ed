import type { Proof } from '@contract/accounts';
import { useState, useEffect, useRef } from 'react';
import { ApiError } from '../shared/api';
import { useTexts } from '../shared/texts';
import { PROVIDER_NAMES } from '@contract/config';
import { useConfig } from '../shared/queries';
import { Button } from '../shared/ui/button';
import { Field } from '../shared/ui/field';
import { PasswordInput } from './password-fields';
import { useSignInWays } from './account.api';
import { confirmOwner } from './social/confirm-owner';
import { ProviderMark } from './social/provider-mark';

export interface ProofState {
  /** The server wants to be sure who it is. */
  asked: boolean;
  password: string;
  error: string | undefined;
  onType: (password: string) => void;
  /** Goes with the call. */
  body: Proof;
  /** Says that it was not the right one. */
  refuse: () => void;
  /** Asks for it when that is what a call was refused for; says whether it was. */
  takes: (error: unknown) => boolean;
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** What matters most takes the password once more, unless one signed in a moment ago. */
export const useProof = (askAtOnce = false): ProofState => {
  const { again: texts } = useTexts().security;
  const [asked, setAsked] = useState(askAtOnce);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (): void => setError(texts.wrong);
  return {
    asked,
    password,
    error,
    onType: (typed) => {
      setPassword(typed);
      setError(undefined);
    },
    body: password === '' ? {} : { password },
    refuse,
    takes: (refusal) => {
      const wanted = isRefusal(refusal, 'FRESH_SIGN_IN_NEEDED');
      const wrong = isRefusal(refusal, 'INVALID_CREDENTIALS');
      if (wanted) setAsked(true);
      if (asked && (wanted || wrong)) refuse();
      return wanted || (asked && wrong);
    },
  };
};

interface ProofFieldsProps {
  proof: ProofState;
  /** The form is being sent. */
  pending: boolean;
  className?: string;
}

const Password = ({ proof, pending }: ProofFieldsProps) => {
  const { again: texts } = useTexts().security;
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A form puts the focus back to where it was, as soon as it is sent.
  useEffect(() => {
    if (pending) return undefined;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [pending]);
  return (
    <Field label={texts.password} error={proof.error}>
      {(wiring) => (
        <PasswordInput
          ref={input}
          shown={shown}
          onToggle={() => setShown(!shown)}
          autoComplete="current-password"
          value={proof.password}
          onChange={({ target }) => proof.onType(target.value)}
          {...wiring}
        />
      )}
    </Field>
  );
};

/** Sends the form anew once a provider has confirmed who it is. */
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

/** In the form that needs it, once it does: what was typed there stays. */
export const ProofFields = ({ className = '', ...props }: ProofFieldsProps) => {
  const { again: texts } = useTexts().security;
  const ways = useSignInWays().data;
  if (!props.proof.asked) return null;
  return (
    <div className={`rounded-xl bg-sunk px-4 pt-3.5 ${className}`}>
      <p role="status" className="mb-3 text-[0.9375rem] text-pretty text-soft">
        {texts.text}
      </p>
      {ways?.password === false ? <Providers /> : <Password {...props} />}
    </div>
  );
};
