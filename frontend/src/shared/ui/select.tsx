import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own list: the best one on a phone and with a keyboard. */
export const Select = ({ className = '', ...props }: ComponentProps<'select'>) => (
  <span className={`relative block ${className}`}>
    <select
      className="h-12 w-full appearance-none rounded-xl border border-edge bg-card pr-11 pl-4 text-ink transition-colors hover:not-disabled:not-aria-invalid:border-faint disabled:opacity-60 aria-invalid:border-red"
      {...props}
    />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-3.5 right-4 size-5 text-faint"
    />
  </span>
);
