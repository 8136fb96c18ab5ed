import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { speak, toastError } from '../../shared/ui/notices.store';

/** The address of a new link, preselected, as the clipboard API exists only on HTTPS. */
export const NewAddress = ({ url }: { url: string }) => {
  const { link } = useTexts().summary;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      speak(link.copied);
    } catch {
      toastError(link.copyFailed);
    }
  };
  return (
    <>
      <TextField ref={field} label={link.address} hint={link.once} value={url} readOnly />
      {'clipboard' in navigator && (
        <Button variant="quiet" size="sm" className="mt-1" onClick={() => void copy()}>
          {copied ? (
            <Check aria-hidden className="size-4.5 text-green" />
          ) : (
            <Copy aria-hidden className="size-4.5" />
          )}
          {copied ? link.copied : link.copy}
        </Button>
      )}
    </>
  );
};
