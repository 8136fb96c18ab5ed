import type { Frame } from './frame';
import type { Dated } from './thin';

/** The approximate width of a character of the value, in rem. */
const LETTER = 0.65;

interface ValueLabelProps {
  frame: Frame;
  x: number;
  y: number;
  value: string;
  day: string;
  /** Whether there is room to the right of the chart. */
  beside: boolean;
  /** Lower than its neighbour: the line comes from above. */
  isLow: boolean;
  /** What else is drawn: a label above the entry stays clear of it. */
  drawn: readonly Dated[];
}

/** Labels the highlighted entry: its value and its day. */
export const ValueLabel = ({ frame, x, y, value, day, beside, isLow, drawn }: ValueLabelProps) => {
  const { left, right, top, bottom, rem } = frame;
  const room = 3 * rem;
  const anchor = beside ? 'start' : x > right - room ? 'end' : x < left + room ? 'start' : 'middle';
  const below = isLow ? bottom - y > 2.6 * rem : y - top < 2.8 * rem;
  const width = value.length * LETTER * rem;
  const start = x - { start: 0, middle: width / 2, end: width }[anchor];
  const roof = drawn
    .filter((each) => frame.x(each.at) > start - rem && frame.x(each.at) < start + width + rem)
    .reduce((highest, each) => Math.min(highest, frame.y(each.value)), y);
  const at = beside
    ? { x: right + 1.1 * rem, y: y - 0.1 * rem }
    : {
        x: anchor === 'end' ? Math.min(x + 12, right + 12) : x,
        y: below ? y + 2 * rem : Math.max(roof - 1.9 * rem, top),
      };
  return (
    <>
      <circle cx={x} cy={y} r={11} className="fill-apricot/35" />
      <circle cx={x} cy={y} r={6} strokeWidth={1.75} className="fill-apricot stroke-ink" />
      <g textAnchor={anchor} strokeLinejoin="round" className="stroke-card [paint-order:stroke]">
        <text {...at} strokeWidth={5} className="fill-ink font-display text-[1.1875rem] font-[650]">
          {value}
        </text>
        <text x={at.x} y={at.y + 1.15 * rem} strokeWidth={4} className="fill-soft text-[0.8125rem]">
          {day}
        </text>
      </g>
    </>
  );
};
