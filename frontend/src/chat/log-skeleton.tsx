import { useTexts } from '../shared/texts';
import { Skeleton } from '../shared/ui/skeleton';

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
