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

/** Entries that a chart needs; with fewer, a finding says how many are missing. */
const LEAST = 2;

const fed = ({ food }: InsightSeries): number =>
  food.days.filter(({ kcal }) => kcal !== null).length;

interface InsightsViewProps {
  insights: Insights;
  pet: FindingPet;
  /** On a narrow page, findings come first and the charts later. */
  apart?: boolean;
}

/** The findings and their charts. */
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

/** What a pet's diary shows; nothing on the free plan while there is nothing to tell. */
export const InsightsSection = ({ pet }: { pet: Pet }) => {
  const { common, insights } = useTexts();
  const { data, isError, refetch } = useInsights(pet.id);
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  // On this plan, an empty diary has nothing to show and cannot be filled.
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
