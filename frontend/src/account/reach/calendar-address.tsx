import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';

/** The address of the feed, as long as the page is open. */
export const CalendarAddress = ({ url }: { url: string }) => {
  const { calendar: texts } = useTexts().reach;
  const field = useRef<HTMLInputElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: texts.copied });
    } catch {
      field.current?.select();
      toastError(texts.notCopied);
    }
  };

  return (
    <div className="mt-3">
      <label htmlFor="calendar-address" className="text-[0.9375rem] font-medium">
        {texts.address}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={field}
          id="calendar-address"
          readOnly
          value={url}
          aria-describedby="calendar-once"
          className="min-h-[44px] min-w-0 flex-[1_1_10rem] rounded-xl border border-line bg-sunk px-3 text-[0.9375rem]"
          onFocus={({ target }) => target.select()}
        />
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <p id="calendar-once" className="mt-2 text-[0.9375rem] text-pretty text-soft">
        {texts.once}
      </p>
    </div>
  );
};
