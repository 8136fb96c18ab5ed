import type { Coat, Tint } from '@contract/coats';
import type { Portrait as Drawing } from '@contract/drawings';
import { coatOf, portraitOf, type Face } from '@contract/portraits';
import type { CSSProperties } from 'react';
import drawings from './portraits.svg';

/** What a pet does while it is talked about; without a mood it looks at the reader. */
export type Mood = 'awake' | 'waking' | 'resting';

/** How long a lamp takes to come on, in milliseconds. */
export const LAMP_ON = 700;

interface PortraitProps {
  pet: Face;
  /** `sill`: it sits on a line, in the light; `disc`: round, for lists. */
  seat: 'sill' | 'disc';
  /** In pixels: a drawing does not grow with the text beside it. */
  size: number;
  /** The size below 640 px, where it differs. */
  phone?: number;
  mood?: Mood | undefined;
  /** Whether another pet is in the light. */
  dimmed?: boolean;
  className?: string;
}

const oklch = (tint: Tint): string => `oklch(${tint.join(' ')})`;

/** The custom properties that pass a coat to its drawing. */
const coatStyle = ({ main, light, patch, eye, patterns = [] }: Coat): CSSProperties =>
  ({
    '--coat': oklch(main),
    '--coat-2': oklch(light),
    ...(patch && { '--coat-3': oklch(patch) }),
    ...(eye && { '--eye': oklch(eye) }),
    ...Object.fromEntries(patterns.map((pattern) => [`--${pattern}`, 1])),
  }) as CSSProperties;

const SMALL = 40;
const AS_DRAWN = 100;

/** The face alone, for small sizes; a rabbit's is small between its ears. */
const closeUp = (drawing: Drawing): string =>
  drawing === 'rabbit' ? '18 26 124 124' : '8 6 144 144';

const boxOf = ({ seat, size }: PortraitProps, drawing: Drawing): string => {
  if (seat === 'sill') return '0 0 160 148';
  return size < SMALL ? closeUp(drawing) : '0 0 160 160';
};

const lookOf = (size: number): string =>
  size >= AS_DRAWN ? '' : size >= SMALL ? 'portrait-middle' : 'portrait-small';

/** The drawn pet in its own colours. Decorative: its name stands beside it. */
export const Portrait = (props: PortraitProps) => {
  const { pet, seat, size, phone, mood, dimmed = false, className = '' } = props;
  const drawing = portraitOf(pet);
  const look = `portrait portrait-${seat} ${lookOf(size)} ${dimmed ? 'portrait-dimmed' : ''}`;
  const sizes = { '--size': `${size}px`, ...(phone && { '--phone': `${phone}px` }) };
  return (
    <span
      aria-hidden
      data-portrait={drawing}
      className={`${look} ${mood ?? ''} ${className}`}
      style={{ ...coatStyle(coatOf(pet)), ...sizes }}
    >
      <svg viewBox={boxOf(props, drawing)} focusable="false">
        <use href={`${drawings}#${drawing}`} />
      </svg>
    </span>
  );
};
