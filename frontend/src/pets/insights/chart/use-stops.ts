import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { nearest } from './thin';

/** A stop in a chart: an entry, or a week of them. */
export interface Stop {
  at: number;
  /** Its description, built on demand. */
  say: () => string;
}

const targetOf = (key: string, current: number, last: number): number | undefined =>
  ({
    ArrowLeft: Math.max(current - 1, 0),
    ArrowDown: Math.max(current - 1, 0),
    ArrowRight: Math.min(current + 1, last),
    ArrowUp: Math.min(current + 1, last),
    Home: 0,
    End: last,
  })[key];

/** Moves through a chart's entries, by keyboard or pointer; -1 while none is active. */
export const useStops = (stops: readonly Stop[]) => {
  const [chosen, setChosen] = useState(-1);
  const last = stops.length - 1;
  const active = Math.min(chosen, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event.key, active === -1 ? last : active, last);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(target);
  };
  const point = (event: PointerEvent, moment: (px: number) => number): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(
      nearest(
        stops.map(({ at }) => at),
        moment(event.clientX - left),
      ),
    );
  };
  const leave = (): void => setChosen(-1);
  return { active, onKeyDown, point, leave };
};

export type Stops = ReturnType<typeof useStops>;
