import type { Language } from '@contract/languages';
import { formatMonth, formatShortDay, formatYear } from '../../../shared/format';
import { useLanguage } from '../../../shared/preferences.store';
import type { Extent, Frame } from './frame';
import { timeTicks, type TimeTick } from './time-ticks';

/** The space that a time label needs, in rem. */
const TICK_ROOM = 3.75;

const FORMATS = { day: formatShortDay, month: formatMonth, year: formatYear };

const labelOf = ({ at, shows }: TimeTick, language: Language): string =>
  FORMATS[shows](new Date(at).toISOString(), language);

interface AxesProps extends Pick<Extent, 'span' | 'ticks' | 'apart'> {
  frame: Frame;
  format: (value: number) => string;
}

/** Grid lines with their amounts, and time labels below. */
export const Axes = ({ frame, span, ticks, apart, format }: AxesProps) => {
  const language = useLanguage();
  const { left, right, bottom, rem, x, y } = frame;
  const most = Math.max(2, Math.floor((right - left) / (TICK_ROOM * rem)));
  return (
    <g className="fill-faint text-[0.8125rem] tabular-nums">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick).toFixed(1)}H${right}`} className="stroke-line" />
          <text x={left - 0.6 * rem} y={y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {timeTicks(span[0], span[1], most, apart).map((tick) => (
        <text
          key={tick.at}
          x={Math.min(Math.max(x(tick.at), left), right)}
          y={bottom + 1.5 * rem}
          textAnchor="middle"
        >
          {labelOf(tick, language)}
        </text>
      ))}
    </g>
  );
};
