import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../shared/ui/button';
import { toast, toastError } from '../shared/ui/notices.store';

interface ShownOnceProps {
  value: string;
  texts: {
    label: string;
    /** Says that it is shown only once, and what its holder can do. */
    once: string;
    copy: string;
    copied: string;
    notCopied: string;
  };
  className?: string;
}

/** A secret that is shown only while the page is open. */
export const ShownOnce = ({ value, texts, className = '' }: ShownOnceProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: texts.copied });
    } catch {
      field.current?.select();
      toastError(texts.notCopied);
    }
  };

  return (
    <div className={className}>
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {texts.label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          aria-describedby={`${id}-once`}
          className="min-h-[44px] min-w-0 flex-[1_1_10rem] rounded-xl border border-line bg-sunk px-3 text-[0.9375rem]"
          onFocus={({ target }) => target.select()}
        />
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <p id={`${id}-once`} className="mt-2 text-[0.9375rem] text-pretty text-soft">
        {texts.once}
      </p>
    </div>
  );
};
