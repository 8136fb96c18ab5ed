import { fits, type Frame } from './frame';
import { pathThrough } from './scale';
import { thin, type Dated } from './thin';

/** A shaded range of amounts with its name inside. */
export const SpanWash = ({
  frame,
  min,
  max,
  name,
}: {
  frame: Frame;
  min: number;
  max: number;
  name: string;
}) => {
  const { left, right, top, bottom, rem, y } = frame;
  const [high, low] = [Math.max(y(max), top), Math.min(y(min), bottom)];
  return (
    <g>
      <rect
        x={left}
        y={high}
        width={right - left}
        height={low - high}
        className="fill-green-wash"
      />
      <path
        d={`M${left} ${high}H${right}M${left} ${low}H${right}`}
        strokeDasharray="2 5"
        strokeLinecap="round"
        className="stroke-green/55"
      />
      {low - high > 1.6 * rem && fits(name, right - left - rem, frame) && (
        <text
          x={left + 0.6 * rem}
          y={low - 0.6 * rem}
          className="fill-green text-[0.8125rem] font-semibold"
        >
          {name}
        </text>
      )}
    </g>
  );
};

interface LineProps {
  frame: Frame;
  points: readonly Dated[];
  /** Whether it is drawn bold: a trend is, entries that are only joined are not. */
  strong: boolean;
}

/** A line through points, thinned to those that can be told apart. */
export const Line = ({ frame, points, strong }: LineProps) => {
  const shown = thin(points, Math.max(2, Math.floor((frame.right - frame.left) / 2)));
  return (
    <path
      d={pathThrough(shown.map(({ at, value }) => [frame.x(at), frame.y(value)]))}
      fill="none"
      strokeWidth={strong ? 2.5 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={strong ? 'stroke-green' : 'stroke-edge'}
    />
  );
};

export interface LinePoint extends Dated {
  leftOut?: boolean;
}

/** Px between entries that are drawn one by one. */
const APART = 10;

/** Entries as hollow points; those that the trend leaves out are dotted. */
export const Points = ({ frame, points }: { frame: Frame; points: readonly LinePoint[] }) => {
  const { left, right, top, bottom, x, y } = frame;
  const shown = thin(points, Math.max(2, Math.floor((right - left) / APART / 2)));
  const radius = shown.length > (right - left) / (2 * APART) ? 3 : 4.5;
  return shown.map(({ at, value, leftOut }) => (
    <circle
      key={`${at} ${value}`}
      cx={x(at)}
      cy={Math.min(Math.max(y(value), top), bottom)}
      r={leftOut ? 5 : radius}
      strokeWidth={1.75}
      {...(leftOut && { strokeDasharray: '2.5 3' })}
      className={leftOut ? 'fill-card stroke-edge' : 'fill-card stroke-ink'}
    />
  ));
};

interface OddLabelsProps {
  frame: Frame;
  points: readonly LinePoint[];
  nameOf: (point: LinePoint) => string;
}

/** More labels than this would overlap. */
const NAMED = 2;

/** Labels that ask about the entries that the trend leaves out. */
export const OddLabels = ({ frame, points, nameOf }: OddLabelsProps) => {
  const { left, right, top, bottom, rem, x, y } = frame;
  const odd = points.filter(({ leftOut }) => leftOut);
  if (odd.length > NAMED) return null;
  return odd.map((point) => {
    const late = x(point.at) > (left + right) / 2;
    const room = (late ? x(point.at) - left : right - x(point.at)) - rem;
    if (!fits(nameOf(point), room, frame)) return null;
    return (
      <text
        key={point.at}
        x={x(point.at) + (late ? -0.7 : 0.7) * rem}
        y={Math.min(Math.max(y(point.value), top), bottom)}
        dy="0.35em"
        textAnchor={late ? 'end' : 'start'}
        strokeWidth={4}
        className="fill-soft stroke-card text-[0.8125rem] [paint-order:stroke]"
      >
        {nameOf(point)}
      </text>
    );
  });
};
