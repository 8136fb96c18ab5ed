import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Skeleton } from '../../shared/ui/loading';

/** Placeholders about as tall as findings and a chart; none on the free plan. */
export const InsightsLoading = () => {
  const { insights } = useTexts();
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  if (plan === 'free') return null;
  return (
    <div aria-busy>
      <p className="sr-only">{insights.loading}</p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-4 h-40" />
      <Skeleton className="mt-3 h-40 max-lg:hidden" />
      <Skeleton className="mt-8 h-96 max-lg:hidden" />
    </div>
  );
};
