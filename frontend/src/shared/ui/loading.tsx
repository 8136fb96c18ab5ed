import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeepNewestWords } from './newest-words';

/** A grey placeholder, hidden from screen readers, so say "loading" beside it. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-lg bg-line/70 ${className}`} />
);

interface SpinnerProps {
  label: ReactNode;
  /** Shown below, in case the wait does not end; Italian on every page. */
  hint?: string | undefined;
  /** Its space above and below: a page's, or less within a card. */
  className?: string;
}

export const Spinner = ({ label, hint, className = 'py-24' }: SpinnerProps) => (
  <div
    role="status"
    className={`flex flex-col items-center justify-center gap-3 px-4 text-center text-soft ${className}`}
  >
    <LoaderCircle aria-hidden className="size-7 animate-spin text-green" />
    <p className="font-medium">{label}</p>
    {hint !== undefined && (
      <p lang="it" className="text-sm text-faint">
        {hint}
      </p>
    )}
  </div>
);

/** A page that waits for its data; its heading is for screen readers only. */
export const PageLoading = ({ title, ...spinner }: SpinnerProps & { title: string }) => {
  useKeepNewestWords();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Spinner {...spinner} />
    </>
  );
};
