import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copy } from '../../shared/clipboard';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { speak, toastError } from '../../shared/ui/notices.store';

const SHOW_COPIED_MS = 2_000;

interface CopyButtonProps {
  label: string;
  failed: string;
  /** Called when the button is pressed. */
  content: () => Parameters<typeof copy>[0];
  className?: string;
}

export const CopyButton = ({ label, failed, content, className = '' }: CopyButtonProps) => {
  const { done } = useTexts().chatTools.copy;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => {
      setCopied(false);
      speak('');
    }, SHOW_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const press = async (): Promise<void> => {
    try {
      await copy(content());
      setCopied(true);
      speak(done);
    } catch {
      toastError(failed);
    }
  };

  const name = copied ? done : label;
  return (
    <Button
      variant="ghost"
      size="icon"
      className={className}
      aria-label={name}
      title={name}
      onClick={() => void press()}
    >
      {copied ? (
        <Check aria-hidden className="size-4.5 text-green" />
      ) : (
        <Copy aria-hidden className="size-4.5" />
      )}
    </Button>
  );
};
