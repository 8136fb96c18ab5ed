import type { MedicineCourse } from '@contract/insights';
import { useMemo } from 'react';
import { formatNumber, formatShortDay } from '../../../shared/format';
import { useLanguage } from '../../../shared/preferences.store';
import { useTexts } from '../../../shared/texts/pages';
import { Plot } from './plot';
import { niceTicks } from './scale';
import { useStops } from './use-stops';
import { Columns, COURSE_ROWS, Courses } from './week-marks';
import { totalOf, WEEK_MS, type Tone, type Week } from './weeks';

interface WeekChartProps {
  label: string;
  /** Ascending in time. */
  weeks: readonly Week[];
  tones: ReadonlyMap<string, Tone>;
  /** Drawn behind the columns. */
  courses: readonly MedicineCourse[];
}

const dayOf = ({ at }: Week): string => new Date(at).toISOString();

/** How often something happened each week, and what was given meanwhile. */
export const WeekChart = ({ label, weeks, tones, courses }: WeekChartProps) => {
  const { insights } = useTexts();
  const language = useLanguage();
  const format = (value: number): string => formatNumber(value, language);
  const stops = useMemo(
    () =>
      weeks.map((week) => ({
        at: week.at + WEEK_MS / 2,
        say: () => {
          const counts = week.counts.map(
            ({ what, count }) => `${what} ${insights.times(formatNumber(count, language))}`,
          );
          return `${insights.week(formatShortDay(dayOf(week), language))}: ${counts.join(', ')}`;
        },
      })),
    [weeks, insights, language],
  );
  const moving = useStops(stops);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const span = [first.at, last.at + WEEK_MS] as const;
  const most = weeks.reduce((max, week) => Math.max(max, totalOf(week)), 1);
  const description = insights.weeks(
    formatShortDay(dayOf(first), language),
    formatShortDay(dayOf(last), language),
  );
  return (
    <Plot
      label={label}
      description={description}
      format={format}
      stops={stops}
      moving={moving}
      span={span}
      ticks={niceTicks(0, most).filter((tick) => Number.isInteger(tick))}
      named
      apart={7}
      letters={2}
      roof={Math.min(courses.length, COURSE_ROWS) * 1.15}
    >
      {(frame) => (
        <>
          <Courses frame={frame} courses={courses} />
          <Columns frame={frame} weeks={weeks} tones={tones} lit={weeks[moving.active]} />
        </>
      )}
    </Plot>
  );
};
