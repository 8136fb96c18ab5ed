import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { speak, toast } from '../shared/ui/notices.store';
import { plainText } from './plain-text';

const SHOW_COPIED_MS = 2_000;

/** Browsers have a clipboard on https and localhost only. */
const CAN_COPY = 'clipboard' in navigator;

/** Copies an answer as it reads, without the marks it is written with. */
export const CopyButton = ({ content }: { content: string }) => {
  const { chat, common } = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => {
      setCopied(false);
      speak('');
    }, SHOW_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(content));
      setCopied(true);
      speak(chat.copied);
    } catch {
      toast({ title: common.error, description: chat.copyFailed, tone: 'destructive' });
    }
  };

  if (!CAN_COPY || content === '') return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={copied ? chat.copied : chat.copy}
      title={copied ? chat.copied : chat.copy}
      onClick={() => void copy()}
    >
      {copied ? (
        <Check aria-hidden className="size-4.5 text-green" />
      ) : (
        <Copy aria-hidden className="size-4.5" />
      )}
    </Button>
  );
};
