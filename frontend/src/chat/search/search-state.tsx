import { formatNames } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { TryAgain } from '../../shared/ui/retry-card';
import type { Found } from './search.api';

const Lines = () => (
  <div className="grid gap-2.5 px-2.5 py-2">
    <Skeleton className="h-3 w-1/4" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
);

/** The state of the search, and the number of results for a screen reader. */
export const SearchState = ({ found, count }: { found: Found; count: number }) => {
  const { search } = useTexts();
  const { state, hasMore, retry } = found;
  const nothing = state === 'ready' && count === 0;
  const heard = state === 'ready' && !nothing ? search.found(count, hasMore) : '';
  return (
    <>
      <p role="status" className="sr-only">
        {state === 'searching' ? search.searching : nothing ? search.nothing : heard}
      </p>
      {state === 'empty' && <p className="px-2.5 text-sm text-soft">{search.hint}</p>}
      {state === 'searching' && <Lines />}
      {nothing && (
        <div className="px-2.5 py-6 text-center">
          <p className="font-semibold">{search.nothing}</p>
          <p className="mt-1 text-sm text-soft">{search.nothingHint}</p>
        </div>
      )}
      {state === 'failed' && (
        <div role="alert" className="px-2.5 py-4 text-center">
          <p className="mb-3 text-soft">{search.failed}</p>
          <TryAgain variant="quiet" size="sm" onRetry={retry} />
        </div>
      )}
    </>
  );
};

/** Which words were searched for instead. */
export const Corrected = ({ words }: { words: readonly string[] | null }) => {
  const { search } = useTexts();
  const language = useLanguage();
  return (
    words !== null && (
      <p role="status" className="px-2.5 pb-2 text-sm [overflow-wrap:anywhere] text-soft">
        {search.correctedTo(formatNames(words, language))}
      </p>
    )
  );
};

export const MoreResults = ({ found }: { found: Found }) => {
  const { search, common } = useTexts();
  const { hasMore, loadingMore, moreFailed, more } = found;
  if (!hasMore) return null;
  return (
    <div className="px-2.5 pb-2 text-center">
      {moreFailed && !loadingMore && (
        <p role="alert" className="mb-2 text-sm text-soft">
          {search.failed}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={loadingMore}
        onClick={() => !loadingMore && more()}
      >
        {loadingMore ? search.searching : moreFailed ? common.tryAgain : search.more}
      </Button>
    </div>
  );
};
