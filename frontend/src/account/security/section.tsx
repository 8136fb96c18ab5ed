import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Skeleton } from '../../shared/ui/loading';
import { TryAgain } from '../../shared/ui/retry-card';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-4 border-t border-line pt-4.5">
    <h3 className="text-base">{title}</h3>
    {children}
  </section>
);

interface RowProps {
  picture?: ReactNode;
  title?: ReactNode;
  text?: string;
  children?: ReactNode;
}

export const Row = ({ picture, title, text, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 py-2">
    {picture}
    <div className="min-w-0 flex-[1_1_12rem] leading-snug">
      {title !== undefined && <p className="font-medium [overflow-wrap:anywhere]">{title}</p>}
      {text !== undefined && (
        <p className="text-[0.9375rem] text-soft [overflow-wrap:anywhere]">{text}</p>
      )}
    </div>
    {children}
  </div>
);

/** Says that something could not be read, with a retry. */
export const Unread = ({ onRetry }: { onRetry: () => unknown }) => {
  const { security } = useTexts();
  return (
    <Row text={security.unread}>
      <TryAgain variant="quiet" size="sm" onRetry={onRetry} />
    </Row>
  );
};

interface ReadProps<Facts> {
  /** The heading while there is no data. */
  title: string;
  query: UseQueryResult<Facts>;
  children: (facts: Facts) => ReactNode;
}

/** Shows data that is read from the server, its loading state, or a retry. */
export const Read = <Facts,>({ title, query, children }: ReadProps<Facts>) => {
  const { common } = useTexts();
  if (query.data !== undefined) return children(query.data);
  return (
    <Section title={title}>
      {query.isFetching ? (
        <div role="status" className="mt-3 mb-2 grid gap-2.5">
          <span className="sr-only">{common.loading}</span>
          <Skeleton className="h-4.5 w-40" />
          <Skeleton className="h-4.5 w-56 max-w-full" />
        </div>
      ) : (
        <Unread onRetry={query.refetch} />
      )}
    </Section>
  );
};
