import type { MedicineCourse, WeekCount } from '@contract/insights';
import { useMemo, useState } from 'react';
import { formatDay, formatNumber } from '../../shared/format';
import { formatDays } from '../../shared/format-days';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { ChartCard, LegendItem } from './chart/chart-card';
import { within, type Period } from './chart/period';
import { WeekChart } from './chart/week-chart';
import { coursesIn, TONES, tonesOf, weeksOf, type Tone } from './chart/weeks';
import { COLUMN_MARKS, SPAN_MARK } from './marks';

/** What the columns and the bands mean. */
const Legend = ({
  tones,
  courses,
}: {
  tones: ReadonlyMap<string, Tone>;
  courses: readonly MedicineCourse[];
}) => {
  const { insights } = useTexts();
  const language = useLanguage();
  return (
    <>
      {TONES.map((tone) => {
        const [what, ...others] = [...tones.keys()].filter((each) => tones.get(each) === tone);
        if (what === undefined) return null;
        return (
          <LegendItem key={tone} mark={COLUMN_MARKS[tone]}>
            {others.length > 0 ? insights.others : what}
          </LegendItem>
        );
      })}
      {courses.map(({ name, from, to }) => (
        <LegendItem key={`${name} ${from}`} mark={SPAN_MARK}>
          {insights.given(name, formatDays(from, to, language))}
        </LegendItem>
      ))}
    </>
  );
};

interface EventsChartProps {
  title: string;
  counts: readonly WeekCount[];
  medicines?: readonly MedicineCourse[];
}

const NONE: readonly MedicineCourse[] = [];

/** Symptoms or behaviour by week, with the courses of medicine given meanwhile. */
export const EventsChart = ({ title, counts, medicines = NONE }: EventsChartProps) => {
  const { insights, diary } = useTexts();
  const language = useLanguage();
  const [period, setPeriod] = useState<Period>('half');
  const weeks = useMemo(() => within(weeksOf(counts), period), [counts, period]);
  const tones = useMemo(() => tonesOf(weeks.flatMap((week) => week.counts)), [weeks]);
  const courses = useMemo(() => coursesIn(medicines, weeks), [medicines, weeks]);
  const columns = insights.table;
  const table = () => ({
    columns: [columns.week, columns.what, columns.count],
    rows: weeks
      .toReversed()
      .flatMap(({ counts: of }) =>
        of.map(({ week, what, severity, count }) => [
          formatDay(week, language),
          severity ? `${what} (${diary.severities[severity].toLowerCase()})` : what,
          formatNumber(count, language),
        ]),
      ),
  });
  return (
    <ChartCard
      title={title}
      period={period}
      table={table}
      onPeriod={setPeriod}
      legend={<Legend tones={tones} courses={courses} />}
    >
      <WeekChart label={title} weeks={weeks} tones={tones} courses={courses} />
    </ChartCard>
  );
};
