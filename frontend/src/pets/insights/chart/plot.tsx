import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/pages';
import { Axes } from './axes';
import { frameOf, type Extent, type Frame } from './frame';
import { linear } from './scale';
import type { Stop, Stops } from './use-stops';
import { useSize } from './use-size';

interface PlotProps extends Extent {
  label: string;
  description: string;
  format: (value: number) => string;
  stops: readonly Stop[];
  moving: Stops;
  /** Whether the active entry is named below: it has no label in the chart. */
  named?: boolean;
  children: (frame: Frame) => ReactNode;
}

/**
 * A chart drawn at its actual width, so that its text keeps its size. Arrow keys move through its
 * entries, each of which is announced; the drawing is hidden from screen readers.
 */
export const Plot = ({
  label,
  description,
  format,
  stops,
  moving,
  named = false,
  children,
  ...extent
}: PlotProps) => {
  const { insights } = useTexts();
  const id = useId();
  const [box, size] = useSize();
  const frame = size && frameOf(size, extent);
  const { active, onKeyDown, point, leave } = moving;
  return (
    <>
      <div ref={box} className="relative h-[calc(160px+6.5rem)]">
        {size && frame && (
          <svg
            // A figure with its own keyboard handling; screen readers hear the entries below.
            role="group"
            tabIndex={0}
            aria-label={label}
            aria-describedby={id}
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="absolute inset-0 size-full touch-pan-y overflow-visible rounded-lg"
            onKeyDown={onKeyDown}
            onBlur={leave}
            onPointerMove={(event) => point(event, linear([frame.left, frame.right], extent.span))}
            onPointerLeave={leave}
          >
            <desc id={id}>{`${description} ${insights.keys}`}</desc>
            <g aria-hidden>
              <Axes {...extent} frame={frame} format={format} />
              {children(frame)}
            </g>
          </svg>
        )}
      </div>
      <p aria-live="polite" className={named ? 'h-[1.6em] truncate text-sm' : 'sr-only'}>
        {stops[active]?.say()}
      </p>
    </>
  );
};
