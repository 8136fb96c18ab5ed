import { LoaderCircle } from 'lucide-react';

/** A grey shape of what comes; hidden from screen readers, so say "loading" beside it. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-lg bg-line/70 ${className}`} />
);

/** Says what it waits for. `hint` stands below for a wait that does not end. */
export const Spinner = ({ label, hint }: { label: string; hint?: string }) => (
  <div
    role="status"
    className="flex flex-col items-center justify-center gap-3 px-4 py-24 text-center text-soft"
  >
    <LoaderCircle aria-hidden className="size-7 animate-spin text-green" />
    <p className="font-medium">{label}</p>
    {hint !== undefined && <p className="text-sm text-faint">{hint}</p>}
  </div>
);
