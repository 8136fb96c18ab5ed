import type { Insights, InsightSeries } from '@contract/insights';
import type { Pet } from '@contract/pets';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { BreathsChart } from './breaths-chart';
import { EventsChart } from './events-chart';
import { FoodChart } from './food-chart';
import { Findings } from './findings';
import type { FindingPet } from './finding-card';
import { useInsights } from '../../shared/insights.api';
import { InsightsLoading } from './insights-loading';
import { WeightChart } from './weight-chart';

/** Entries that a picture begins with; below, a finding says how many are wanted. */
const LEAST = 2;

const fed = ({ food }: InsightSeries): number =>
  food.days.filter(({ kcal }) => kcal !== null).length;

interface InsightsViewProps {
  insights: Insights;
  pet: FindingPet;
  /** On a narrow page findings come before all else, and the pictures later. */
  apart?: boolean;
}

/** What stands out, and its pictures. */
export const InsightsView = ({ insights, pet, apart = false }: InsightsViewProps) => {
  const { charts } = useTexts().insights;
  const { findings, series } = insights;
  return (
    <div className={`grid grid-cols-1 gap-8 ${apart ? 'max-lg:contents' : ''}`}>
      {findings.length > 0 && (
        <div className={apart ? 'max-lg:order-first' : ''}>
          <Findings findings={findings} pet={pet} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-8 empty:hidden max-lg:order-1">
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
    </div>
  );
};

/** What the diary of a pet shows; nothing as long as it is empty. */
export const InsightsSection = ({ pet }: { pet: Pet }) => {
  const { common, insights } = useTexts();
  const { data, isError, refetch } = useInsights(pet.id);
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  // Without a diary there is nothing to tell, and no way to change that on this plan.
  const isUseless = plan === 'free' && data?.findings.every(({ level }) => level === 'unknown');
  if (isUseless === true) return null;
  if (data !== undefined) return <InsightsView insights={data} pet={pet} apart />;
  if (!isError) return <InsightsLoading />;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {insights.unread}
      <Button variant="quiet" size="sm" onClick={() => void refetch()}>
        {common.tryAgain}
      </Button>
    </p>
  );
};
