import { useMemo } from 'react';
import { formatDay, formatShortDay } from '../../../shared/format';
import { useLanguage } from '../../../shared/preferences.store';
import { useTexts } from '../../../shared/texts/pages';
import { Line, OddLabels, Points, SpanWash, type LinePoint } from './line-marks';
import { Plot } from './plot';
import { niceTicks } from './scale';
import type { Dated } from './thin';
import { useStops } from './use-stops';
import { ValueLabel } from './value-label';

const HALF_MONTH_MS = 15 * 24 * 3600 * 1000;

/** The least vertical span of a chart, as a share of the amounts. */
const LEAST_SPAN = 0.25;

interface LineChartProps {
  label: string;
  /** Ascending in time. */
  points: readonly LinePoint[];
  /** Without a trend the entries themselves are joined. */
  trend?: readonly Dated[] | undefined;
  span?: { min: number; max: number; name: string } | undefined;
  baseline?: number | undefined;
  /** An amount with its unit, and without it. */
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

const extentOf = ({ points, trend = [], span, baseline }: LineChartProps) => {
  const kept = points.filter(({ leftOut }) => !leftOut);
  const values = [...(kept.length > 0 ? kept : points), ...trend].map(({ value }) => value);
  if (span) values.push(span.min, span.max);
  if (baseline !== undefined) values.push(baseline);
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  // An outlier is shown where it lies, unless it would flatten all others.
  const near = points.filter(
    ({ value }) => value > least - (most - least) && value < most + (most - least),
  );
  const seen = near.map(({ value }) => value);
  const [low, high] = [
    seen.reduce((a, b) => Math.min(a, b), least),
    seen.reduce((a, b) => Math.max(a, b), most),
  ];
  // Otherwise the measurement noise of a scale would look like weight loss.
  const missing = Math.max(0, ((low + high) / 2) * LEAST_SPAN - (high - low));
  const ticks = niceTicks(low - missing / 2, high + missing / 2);
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const margin = from === to ? HALF_MONTH_MS : 0;
  return { ticks, time: [from - margin, to + margin] as const };
};

const Drawn = (props: LineChartProps) => {
  const { label, points, trend, span, baseline, format, formatTick } = props;
  const { insights } = useTexts();
  const language = useLanguage();
  const { ticks, time } = useMemo(() => extentOf(props), [props]);
  const dayOf = ({ at }: Dated, name = formatDay): string =>
    name(new Date(at).toISOString(), language);
  const stops = useMemo(
    () =>
      points.map(({ at, value, leftOut }) => ({
        at,
        say: () => {
          const said = `${formatDay(new Date(at).toISOString(), language)}: ${format(value)}`;
          return leftOut ? `${said}, ${insights.leftOut}` : said;
        },
      })),
    [points, format, language, insights],
  );
  const moving = useStops(stops);
  const kept = points.filter(({ leftOut }) => !leftOut);
  const [first, last] = [points[0], kept.at(-1) ?? points.at(-1)];
  const lit = points[moving.active] ?? last;
  const place = lit ? points.indexOf(lit) : 0;
  const beside = points[place - 1] ?? points[place + 1];
  if (!first || !last || !lit) return null;
  return (
    <Plot
      label={label}
      stops={stops}
      moving={moving}
      ticks={ticks}
      span={time}
      format={formatTick}
      letters={Math.max(...ticks.map((tick) => formatTick(tick).length))}
      margin={format(last.value).length * 0.65 + 1.7}
      description={insights.course(
        dayOf(first),
        format(first.value),
        dayOf(last),
        format(last.value),
      )}
    >
      {(frame) => (
        <>
          {span && <SpanWash frame={frame} {...span} />}
          {baseline !== undefined && (
            <path
              d={`M${frame.left} ${frame.y(baseline)}H${frame.right}`}
              strokeDasharray="6 5"
              strokeWidth={1.5}
              className="stroke-green"
            />
          )}
          <Line frame={frame} points={trend ?? kept} strong={trend !== undefined} />
          <Points frame={frame} points={points} />
          <OddLabels
            frame={frame}
            points={points}
            nameOf={({ value }) => `${formatTick(value)}, ${insights.leftOutCheck}`}
          />
          <ValueLabel
            frame={frame}
            x={frame.x(lit.at)}
            y={Math.min(Math.max(frame.y(lit.value), frame.top), frame.bottom)}
            value={format(lit.value)}
            day={dayOf(lit, formatShortDay)}
            drawn={[...points, ...(trend ?? [])]}
            isLow={lit.value <= (beside?.value ?? lit.value)}
            beside={frame.wide && lit === points.at(-1)}
          />
        </>
      )}
    </Plot>
  );
};

/** Amounts over time: a trend, entries, the usual range, and the last entry with its value. */
export const LineChart = (props: LineChartProps) => props.points.length > 0 && <Drawn {...props} />;
