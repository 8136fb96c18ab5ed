import { useFirstTexts } from '../shared/texts/first';
import { Skeleton } from '../shared/ui/skeleton';

/** Stands in the place of a page while its code loads. */
export const PageSkeleton = () => {
  const { common } = useFirstTexts();
  return (
    <div role="status" className="mx-auto w-full max-w-[1160px] px-4 pt-8 sm:px-6">
      <h1 className="sr-only">{common.loading}</h1>
      <Skeleton className="h-10 w-52" />
      <Skeleton className="mt-8 h-48 rounded-card" />
    </div>
  );
};
