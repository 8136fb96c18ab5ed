import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { toast } from '../shared/ui/toast.store';
import { MessageTime } from './message-time';

const SHOW_COPIED_MS = 2_000;

/** Browsers have a clipboard on https and localhost only. */
const CAN_COPY = 'clipboard' in navigator;

export const ReplyTools = ({ content, createdAt }: { content: string; createdAt: string }) => {
  const { chat, common } = useTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SHOW_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      setCopied(true);
    } catch {
      toast({ title: common.error, description: chat.copyFailed, tone: 'destructive' });
    }
  };

  return (
    <div className="mt-1 -ml-3 flex items-center gap-1">
      {CAN_COPY && content !== '' && (
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
      )}
      <MessageTime createdAt={createdAt} />
    </div>
  );
};
