import { useState, type ReactNode } from 'react';
import { optional } from '../shared/optional';
import { useFirstTexts, withTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { useKeepNewestWords } from '../shared/ui/newest-words';
import { ZampaMark } from '../shared/ui/zampa-mark';
import { Skeleton } from '../shared/ui/loading';

const Centred = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-[calc(100dvh-var(--header))] place-content-center justify-items-center gap-4 px-4 text-center">
    {children}
  </div>
);

const Crash = () => {
  const { common } = useFirstTexts();
  return (
    <>
      <ZampaMark className="size-14" />
      <h1 className="text-3xl">{common.crash.title}</h1>
      <p className="max-w-[34em] text-soft">{common.crash.text}</p>
      <Button onClick={() => location.reload()}>{common.crash.reload}</Button>
    </>
  );
};

const OfflinePage = optional(
  async () => (await withTexts(import('./offline-page'))).OfflinePage,
  Crash,
);

/** Replaces a page that could not be loaded or shown; the layout around it stays. */
export const FailedPage = () => {
  const [offline] = useState(() => !navigator.onLine);
  return <Centred>{offline ? <OfflinePage /> : <Crash />}</Centred>;
};

/** The same, replacing the layout too. */
export const CrashPage = () => (
  <main>
    <Centred>
      <Crash />
    </Centred>
  </main>
);

export const PageSkeleton = () => {
  const { common } = useFirstTexts();
  useKeepNewestWords();
  return (
    <div role="status" className="mx-auto w-full max-w-[1160px] px-4 pt-8 sm:px-6">
      <h1 className="sr-only">{common.loading}</h1>
      <Skeleton className="h-10 w-52" />
      <Skeleton className="mt-8 h-48 rounded-card" />
    </div>
  );
};

/**
 * Prerendered into the chat's pages, for a slow connection to show until the code arrives. Header
 * and skeleton are where the client then renders its own.
 * @param props.hint shown by `ahead.js` if the code cannot be loaded; Italian on every page
 */
export const ChatShell = ({ hint }: { hint: string }) => {
  const { common } = useFirstTexts();
  return (
    <div data-shell>
      <header className="flex min-h-(--header) items-center gap-2.5 border-b border-line px-[16px] font-display text-[1.375rem] font-[650] tracking-[-0.02em] max-[22rem]:px-[8px] sm:px-6">
        <ZampaMark />
        <span className="max-sm:sr-only">{common.name}</span>
      </header>
      <PageSkeleton />
      <p
        role="alert"
        lang="it"
        className="fixed inset-x-4 bottom-16 z-10 hidden text-center in-data-stuck:block"
      >
        {hint}
      </p>
    </div>
  );
};
