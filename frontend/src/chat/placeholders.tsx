import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { Skeleton, Spinner } from '../shared/ui/loading';

export const Waiting = ({ label, hint }: { label: string; hint?: string }) => {
  const { common } = useTexts();
  return (
    <>
      <h1 className="sr-only">{common.titles.chat}</h1>
      <Spinner label={label} {...(hint === undefined ? {} : { hint })} />
    </>
  );
};

/** A reading that failed, with a way on. */
export const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const { common } = useTexts();
  return (
    <StateCard title={common.connectionError.title} text={text}>
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </StateCard>
  );
};

export const LogSkeleton = () => {
  const { common } = useTexts();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="ml-auto h-11 w-3/5 max-w-72 rounded-[20px]" />
      <div className="grid gap-2.5 sm:ml-11">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
  );
};
