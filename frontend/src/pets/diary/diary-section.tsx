import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import { useId, useMemo, useRef, useState } from 'react';
import { useInsights } from '../../shared/insights.api';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { TryAgain } from '../../shared/ui/retry-card';
import { useDiary } from './diary.api';
import { LifeLine } from './entry-line';
import { EntryRow } from './entry-row';
import { ImportFile } from './import-file';
import { litBy } from './lit';
import { useSoughtEntry } from './use-sought-entry';

const useLit = (pet: Pet): ReadonlySet<number> => {
  const { data } = useInsights(pet.id);
  return useMemo(() => litBy(data?.findings ?? []), [data]);
};

/** The life of a pet as its owner wrote it down, newest first. */
export const DiarySection = ({ pet }: { pet: Pet }) => {
  const { diary } = useTexts();
  const query = useDiary(pet.id);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  useSoughtEntry(query);
  const lit = useLit(pet);
  const [importing, setImporting] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const canWrite = includesPlan(plan, 'pro');
  const entries = data?.pages.flatMap(({ items }) => items);
  if (!canWrite && entries?.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl outline-none">
          {diary.title}
        </h2>
        {canWrite && !importing && (
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            onClick={() => setImporting(true)}
          >
            {diary.import.open}
          </Button>
        )}
      </div>
      {importing && (
        <ImportFile
          pet={pet}
          onClose={() => {
            setImporting(false);
            title.current?.focus();
          }}
        />
      )}
      {entries === undefined && !isError && <Skeleton className="mt-4 h-5 w-3/5" />}
      {isError && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          {diary.unread}
          <TryAgain variant="quiet" size="sm" onRetry={refetch} />
        </p>
      )}
      {entries?.length === 0 && (
        <p className="mt-2 max-w-[34em] text-soft">{diary.empty(pet.name)}</p>
      )}
      {entries !== undefined && entries.length > 0 && (
        <LifeLine
          entries={entries}
          lit={lit}
          line={(entry, place) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              canWrite={canWrite}
              {...place}
              onRemoved={() => title.current?.focus()}
            />
          )}
        />
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {diary.older}
        </Button>
      )}
    </section>
  );
};
