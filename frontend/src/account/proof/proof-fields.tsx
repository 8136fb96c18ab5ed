import { PROVIDER_NAMES } from '@contract/config';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../shared/config.query';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { PasswordInput } from '../password-input';
import { useSignInWays } from '../security/security.api';
import { confirmOwner } from '../social/confirm-owner';
import { ProviderMark } from '../social/provider-mark';
import type { ProofState } from './use-proof';

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
