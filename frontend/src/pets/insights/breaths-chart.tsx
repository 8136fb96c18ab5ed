import type { InsightSeries } from '@contract/insights';
import { useCallback, useMemo, useState } from 'react';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { ChartCard, LegendItem } from './chart/chart-card';
import { LineChart } from './chart/line-chart';
import { within, type Period } from './chart/period';
import { BASELINE_MARK } from './marks';
import { formatAmount, linePoints } from './series';

/** Breaths per minute while asleep, and the pet's own baseline. */
export const BreathsChart = ({ breaths }: { breaths: InsightSeries['breaths'] }) => {
  const { insights } = useTexts();
  const language = useLanguage();
  const [period, setPeriod] = useState<Period>('half');
  const points = useMemo(
    () => within(linePoints(breaths.points), period),
    [breaths.points, period],
  );
  const formatTick = useCallback((value: number) => formatAmount(value, language), [language]);
  const format = useCallback(
    (value: number) => insights.perMinute(formatTick(value)),
    [insights, formatTick],
  );
  const title = insights.charts.breaths;
  const { baseline } = breaths;
  const table = () => ({
    columns: [insights.table.day, title],
    rows: points
      .toReversed()
      .map(({ at, value }) => [formatDay(new Date(at).toISOString(), language), format(value)]),
  });
  const legend = baseline !== null && (
    <LegendItem mark={BASELINE_MARK}>{`${insights.baseline} ${format(baseline)}`}</LegendItem>
  );
  return (
    <ChartCard title={title} period={period} table={table} legend={legend} onPeriod={setPeriod}>
      <LineChart
        label={title}
        points={points}
        format={format}
        formatTick={formatTick}
        baseline={baseline ?? undefined}
      />
    </ChartCard>
  );
};
