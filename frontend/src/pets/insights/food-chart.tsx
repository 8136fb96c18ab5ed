import type { InsightSeries } from '@contract/insights';
import { useCallback, useMemo, useState } from 'react';
import { formatDay, formatNumber } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { ChartCard, LegendItem } from './chart/chart-card';
import { LineChart } from './chart/line-chart';
import { within, type Period } from './chart/period';
import { SPAN_MARK } from './marks';
import { formatAmount, namedSpan } from './series';

/** Daily energy eaten against the usual need; days whose energy is unknown are left out. */
export const FoodChart = ({ food }: { food: InsightSeries['food'] }) => {
  const { insights, diary } = useTexts();
  const language = useLanguage();
  const [period, setPeriod] = useState<Period>('half');
  const days = useMemo(() => {
    const dated = food.days.map((day) => ({ ...day, at: Date.parse(`${day.day}T12:00`) }));
    return within(
      dated.toSorted((a, b) => a.at - b.at),
      period,
    );
  }, [food.days, period]);
  const points = useMemo(
    () => days.flatMap(({ at, kcal }) => (kcal === null ? [] : [{ at, value: kcal }])),
    [days],
  );
  const formatTick = useCallback((value: number) => formatAmount(value, language), [language]);
  const format = useCallback(
    (value: number) => `${formatTick(value)} ${diary.units.kcal}`,
    [diary, formatTick],
  );
  const title = insights.charts.food;
  const { need } = food;
  const unknown = days.length - points.length;
  const table = () => ({
    columns: [insights.table.day, title, insights.table.amount],
    rows: days
      .toReversed()
      .map(({ day, kcal, grams }) => [
        formatDay(day, language),
        kcal === null ? insights.noEnergy : format(kcal),
        grams > 0 ? `${formatNumber(grams, language)} ${diary.units.g}` : '',
      ]),
  });
  const legend = (
    <>
      {need && (
        <LegendItem mark={SPAN_MARK}>
          {insights.span(
            insights.need,
            `${formatTick(need.min)}–${format(need.max)}`,
            need.source.title,
          )}
        </LegendItem>
      )}
      {unknown > 0 && <span>{insights.noEnergyHint(unknown)}</span>}
    </>
  );
  return (
    <ChartCard title={title} period={period} table={table} legend={legend} onPeriod={setPeriod}>
      <LineChart
        label={title}
        points={points}
        format={format}
        formatTick={formatTick}
        span={namedSpan(need, insights.need)}
      />
    </ChartCard>
  );
};
