import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useVetTexts } from '../vet-texts';
import { CopyText } from './copy-text';
import { FactorCard } from './factor-card';

interface RecoveryCodesPageProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once: nobody can read them again. */
export const RecoveryCodesPage = ({ codes, onDone }: RecoveryCodesPageProps) => {
  const { factor: texts } = useVetTexts();
  const [isSaved, setSaved] = useState(false);
  return (
    <FactorCard icon={LifeBuoy} title={texts.codesTitle} text={texts.codesText}>
      <CopyText text={codes.join('\n')}>
        <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-4 gap-y-1.5 font-mono text-[0.9375rem]">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </CopyText>
      <label className="mt-4 mb-4 flex min-h-[44px] items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-green"
          checked={isSaved}
          onChange={({ target }) => setSaved(target.checked)}
        />
        {texts.saved}
      </label>
      <Button className="w-full" disabled={!isSaved} onClick={onDone}>
        {texts.done}
      </Button>
    </FactorCard>
  );
};
