import type { VetEnrolment } from '@contract/vets';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '../../shared/ui/button';
import { RetryCard } from '../../shared/ui/retry-card';
import { Skeleton } from '../../shared/ui/loading';
import { confirmFactor, enrol } from '../vet.api';
import { useVetTexts } from '../vet-texts';
import { CodeForm, TOTP_INPUT } from './code-form';
import { CopyText } from './copy-text';
import { FactorCard } from './factor-card';
import { QrCode } from './qr-code';

/** In groups of four, for typing. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const Key = ({ enrolment }: { enrolment: VetEnrolment | undefined }) => {
  const { factor: texts } = useVetTexts();
  if (enrolment === undefined) return <Skeleton className="mx-auto mt-4 h-[240px] w-[240px]" />;
  const { secret, uri } = enrolment;
  return (
    <>
      <div className="mt-4">
        <QrCode text={uri} label={texts.qr} />
      </div>
      <Button variant="quiet" size="sm" className="mt-4 w-full sm:hidden" asChild>
        <a href={uri}>{texts.onPhone}</a>
      </Button>
      <p className="mt-4 text-[0.9375rem] text-soft">{texts.orType}</p>
      <CopyText text={secret}>
        <code className="min-w-0 flex-1 font-mono text-[0.9375rem] [overflow-wrap:anywhere]">
          {grouped(secret)}
        </code>
      </CopyText>
    </>
  );
};

interface EnrolPageProps {
  name: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  /** For a vet who already has an authenticator. */
  onCancel?: () => void;
}

/** Sets up an authenticator: shows its key, then asks for a code that proves it was added. */
export const EnrolPage = ({ name, onConfirmed, onCancel }: EnrolPageProps) => {
  const { factor: texts, security } = useVetTexts();
  const enrolment = useQuery({ queryKey: ['vet', 'enrolment'], queryFn: enrol, gcTime: 0 });
  if (enrolment.isError) {
    return <RetryCard title={texts.enrolFailed} onRetry={enrolment.refetch} />;
  }
  return (
    <FactorCard
      icon={KeyRound}
      title={texts.enrolTitle}
      text={onCancel === undefined ? texts.enrolText(name) : texts.renewText}
    >
      <h2 className="text-[1.0625rem]">{texts.scan}</h2>
      <p className="mt-1 text-[0.9375rem] text-pretty text-soft">{texts.scanText}</p>
      <Key enrolment={enrolment.data} />
      <div className="mt-6 border-t border-line pt-5">
        <CodeForm
          label={texts.enter}
          wrong={texts.wrong}
          input={TOTP_INPUT}
          send={async (code) => onConfirmed(await confirmFactor(code))}
        />
      </div>
      {onCancel !== undefined && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" onClick={onCancel}>
          {security.keep}
        </Button>
      )}
    </FactorCard>
  );
};
