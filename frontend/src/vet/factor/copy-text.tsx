import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { useVetTexts } from '../vet-texts';

interface CopyTextProps {
  text: string;
  /** The text as shown. */
  children: ReactNode;
}

/** A text to keep, and a button that copies it. */
export const CopyText = ({ text, children }: CopyTextProps) => {
  const { factor: texts } = useVetTexts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: texts.copied });
    } catch {
      toastError(texts.notCopied);
    }
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-sunk p-3">
      {children}
      <Button variant="quiet" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {texts.copy}
      </Button>
    </div>
  );
};
