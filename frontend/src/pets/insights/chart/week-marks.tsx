import type { MedicineCourse } from '@contract/insights';
import { fits, type Frame } from './frame';
import { stackOf, WEEK_MS, type Tone, type Week } from './weeks';

/** Rows for the names of courses, so that neighbours do not overlap. */
export const COURSE_ROWS = 3;

const FILLS: Record<Tone, string> = {
  apricot: 'fill-apricot',
  green: 'fill-green',
  ink: 'fill-soft',
  edge: 'fill-line stroke-edge',
};

interface ColumnsProps {
  frame: Frame;
  weeks: readonly Week[];
  tones: ReadonlyMap<string, Tone>;
  /** The active week. */
  lit: Week | undefined;
}

/** A stacked column for each week. */
export const Columns = ({ frame, weeks, tones, lit }: ColumnsProps) => {
  const { x, y, top, bottom } = frame;
  const width = Math.max(1, Math.min(22, (x(WEEK_MS) - x(0)) * 0.68));
  return weeks.map((week) => {
    const middle = x(week.at + WEEK_MS / 2);
    let sum = 0;
    return (
      <g key={week.at}>
        {week === lit && (
          <rect
            x={middle - width / 2 - 5}
            width={width + 10}
            y={top}
            height={bottom - top}
            rx={6}
            className="fill-apricot/25"
          />
        )}
        {stackOf(week, tones).map(({ tone, count }) => {
          const foot = y(sum);
          sum += count;
          const height = Math.max(1, foot - y(sum) - 1);
          return (
            <rect
              key={tone}
              x={middle - width / 2}
              y={foot - height}
              width={width}
              height={height}
              rx={Math.min(3, width / 4)}
              className={FILLS[tone]}
            />
          );
        })}
      </g>
    );
  });
};

interface CoursesProps {
  frame: Frame;
  courses: readonly MedicineCourse[];
}

/** When a medicine was given, as bands behind the columns with their names above. */
export const Courses = ({ frame, courses }: CoursesProps) => {
  const { left, right, top, bottom, rem, x } = frame;
  return courses.map(({ name, from, to }, index) => {
    const start = Math.max(left, x(Date.parse(from)));
    const end = Math.min(right, Math.max(x(Date.parse(to)), start + 3));
    const late = start > (left + right) / 2;
    return (
      <g key={`${name} ${from}`}>
        <rect
          x={start}
          y={top}
          width={end - start}
          height={bottom - top}
          className="fill-green-wash stroke-green/40"
          strokeDasharray="2 5"
        />
        {fits(name, late ? end - left : right - start, frame) && (
          <text
            x={late ? end : start}
            y={top - 0.45 * rem - (index % COURSE_ROWS) * 1.15 * rem}
            textAnchor={late ? 'end' : 'start'}
            className="fill-green text-[0.8125rem] font-semibold"
          >
            {name}
          </text>
        )}
      </g>
    );
  });
};
