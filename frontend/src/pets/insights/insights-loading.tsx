import { useTexts } from '../../shared/texts';
import { Skeleton } from '../../shared/ui/loading';

/** Two findings and a chart to come, in about their height. */
export const InsightsLoading = () => {
  const { insights } = useTexts();
  return (
    <div aria-busy>
      <p className="sr-only">{insights.loading}</p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-4 h-40" />
      <Skeleton className="mt-3 h-40" />
      <Skeleton className="mt-8 h-96" />
    </div>
  );
};
