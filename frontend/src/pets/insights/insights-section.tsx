import type { Insights, InsightSeries } from '@contract/insights';
import type { Pet } from '@contract/pets';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { TryAgain } from '../../shared/ui/retry-card';
import { BreathsChart } from './breaths-chart';
import { EventsChart } from './events-chart';
import { FoodChart } from './food-chart';
import { Findings } from './findings';
import type { FindingPet } from './finding-card';
import { useInsights } from '../../shared/insights.api';
import { InsightsLoading } from './insights-loading';
import { WeightChart } from './weight-chart';

/** Entries that a chart needs; with fewer, a finding says how many are missing. */
const LEAST = 2;

const fed = ({ food }: InsightSeries): number =>
  food.days.filter(({ kcal }) => kcal !== null).length;

const Charts = ({ series }: { series: InsightSeries }) => {
  const { charts } = useTexts().insights;
  return (
    <div className="grid grid-cols-1 gap-8 empty:hidden">
      {series.weight.points.length >= LEAST && <WeightChart weight={series.weight} />}
      {series.breaths.points.length >= LEAST && <BreathsChart breaths={series.breaths} />}
      {series.symptoms.length > 0 && (
        <EventsChart
          title={charts.symptoms}
          counts={series.symptoms}
          medicines={series.medicines}
        />
      )}
      {series.behaviour.length > 0 && (
        <EventsChart title={charts.behaviour} counts={series.behaviour} />
      )}
      {fed(series) >= LEAST && <FoodChart food={series.food} />}
    </div>
  );
};

/** The findings and their charts. */
export const InsightsView = ({ insights, pet }: { insights: Insights; pet: FindingPet }) => (
  <div className="grid grid-cols-1 gap-8">
    {insights.findings.length > 0 && <Findings findings={insights.findings} pet={pet} />}
    <Charts series={insights.series} />
  </div>
);

/** Whether there is anything to show: on the free plan, an empty diary cannot be filled. */
const useHasInsights = (insights: Insights | undefined): boolean => {
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  return plan !== 'free' || insights?.findings.some(({ level }) => level !== 'unknown') !== false;
};

/** What stands out in a pet's diary; nothing on the free plan while there is nothing to show. */
export const FindingsSection = ({ pet }: { pet: Pet }) => {
  const { insights } = useTexts();
  const { data, isError, refetch } = useInsights(pet.id);
  if (!useHasInsights(data)) return null;
  if (data !== undefined) {
    return data.findings.length > 0 && <Findings findings={data.findings} pet={pet} />;
  }
  if (!isError) return <InsightsLoading />;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {insights.unread}
      <TryAgain variant="quiet" size="sm" onRetry={refetch} />
    </p>
  );
};

/** The charts of a pet's diary, once it has been read. */
export const ChartsSection = ({ pet }: { pet: Pet }) => {
  const { data } = useInsights(pet.id);
  return useHasInsights(data) && data !== undefined && <Charts series={data.series} />;
};
