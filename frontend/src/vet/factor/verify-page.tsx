import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { invalidateVet, verifyFactor } from '../vet.api';
import { useVetTexts } from '../vet-texts';
import { CodeForm, TOTP_INPUT } from './code-form';
import { FactorCard } from './factor-card';

/** Asks a vet for the second factor, once in each session. */
export const VerifyPage = ({ name }: { name: string }) => {
  const { factor: texts } = useVetTexts();
  const [isRecovering, setRecovering] = useState(false);
  const send = async (code: string): Promise<void> => {
    await verifyFactor(code);
    await invalidateVet();
  };
  return (
    <FactorCard
      icon={ShieldCheck}
      title={texts.verifyTitle}
      text={isRecovering ? texts.recoveryText(name) : texts.verifyText(name)}
    >
      <CodeForm
        key={String(isRecovering)}
        label={isRecovering ? texts.recoveryCode : texts.code}
        wrong={isRecovering ? texts.wrongRecovery : texts.wrong}
        input={isRecovering ? { autoCapitalize: 'characters', maxLength: 40 } : TOTP_INPUT}
        send={send}
      />
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 w-full"
        onClick={() => setRecovering(!isRecovering)}
      >
        {isRecovering ? texts.useApp : texts.useRecovery}
      </Button>
      <p className="mt-3 text-center text-[0.9375rem] text-pretty text-soft">{texts.lost}</p>
    </FactorCard>
  );
};
