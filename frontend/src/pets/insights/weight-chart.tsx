import { fromBase } from '@contract/diary';
import type { InsightSeries } from '@contract/insights';
import { useMemo, useState } from 'react';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { unitOf } from '../../shared/units';
import { ChartCard, LegendItem } from './chart/chart-card';
import { LineChart } from './chart/line-chart';
import { within, type Period } from './chart/period';
import { LEFT_OUT_MARK, SPAN_MARK, TREND_MARK } from './marks';
import { formatAmount, linePoints, namedSpan } from './series';

type Weight = InsightSeries['weight'];

/** Converts and formats kg in the owner's unit. */
const useWeights = () => {
  const { diary } = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const unit = unitOf('weight') ?? 'kg';
    const convert = (kg: number): number => fromBase(kg, unit, 'weight');
    const formatTick = (value: number): string => formatAmount(value, language);
    const format = (value: number): string => `${formatTick(value)} ${diary.units[unit]}`;
    return { convert, format, formatTick };
  }, [diary, language]);
};

/** A pet's weight, its trend, and a healthy range where a source names one. */
export const WeightChart = ({ weight }: { weight: Weight }) => {
  const { insights } = useTexts();
  const language = useLanguage();
  const { convert, format, formatTick } = useWeights();
  const [period, setPeriod] = useState<Period>('half');
  const { healthy, changePerMonth, adultKg } = weight;
  const all = useMemo(() => linePoints(weight.points, convert), [weight, convert]);
  const { points, trend } = useMemo(() => {
    const shown = within(all, period);
    const from = shown[0]?.at ?? 0;
    const line = weight.trend.map(({ at, value }) => ({
      at: Date.parse(at),
      value: convert(value),
    }));
    return { points: shown, trend: line.filter(({ at }) => at >= from) };
  }, [all, weight, convert, period]);
  const title = insights.charts.weight;
  const span = useMemo(
    () => namedSpan(healthy, insights.healthy, convert),
    [healthy, insights, convert],
  );
  const table = () => ({
    columns: [insights.table.day, title, insights.table.note],
    rows: points
      .toReversed()
      .map(({ at, value, leftOut }) => [
        formatDay(new Date(at).toISOString(), language),
        format(value),
        leftOut ? insights.leftOut : '',
      ]),
  });
  const legend = (
    <>
      {trend.length > 1 && <LegendItem mark={TREND_MARK}>{insights.trend}</LegendItem>}
      {changePerMonth !== null && (
        <span>
          {insights.change(
            formatAmount(Number(changePerMonth.toFixed(1)), language).replace('-', '−'),
          )}
        </span>
      )}
      {healthy && span && (
        <LegendItem mark={SPAN_MARK}>
          {insights.span(
            insights.healthy,
            `${formatTick(span.min)}–${format(span.max)}`,
            healthy.source.title,
          )}
        </LegendItem>
      )}
      {points.some(({ leftOut }) => leftOut) && (
        <LegendItem mark={LEFT_OUT_MARK}>{insights.leftOutHint}</LegendItem>
      )}
      {adultKg !== null && <span>{insights.adult(format(convert(adultKg)))}</span>}
    </>
  );
  return (
    <ChartCard title={title} period={period} table={table} legend={legend} onPeriod={setPeriod}>
      <LineChart
        label={title}
        points={points}
        span={span}
        format={format}
        formatTick={formatTick}
        trend={trend.length > 1 ? trend : undefined}
      />
    </ChartCard>
  );
};
