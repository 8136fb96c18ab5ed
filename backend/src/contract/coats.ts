import type { Portrait } from './drawings.js';

/** Lightness, chroma and hue in OKLCH. */
export type Tint = readonly [lightness: number, chroma: number, hue: number];

type Pattern = 'tabby' | 'calico' | 'spots' | 'points' | 'ears';

/** The colours of one animal; the rules are in docs/portraits.md. */
export interface Coat {
  id: string;
  main: Tint;
  /** Muzzle, chest and inner ear. */
  light: Tint;
  /** Colour of the patches, for patterns that have them. */
  patch?: Tint;
  eye?: Tint;
  patterns?: readonly Pattern[];
}

const CREAM: Tint = [0.945, 0.02, 80];
const CHARCOAL: Tint = [0.5, 0.015, 60];
const ROSY: Tint = [0.82, 0.045, 52];
const SNOW: Tint = [0.94, 0.012, 85];
const AMBER: Tint = [0.8, 0.12, 75];
const GREENISH: Tint = [0.84, 0.1, 102];
const BLUE: Tint = [0.8, 0.07, 235];

const CALICO: Coat = {
  id: 'calico',
  main: [0.77, 0.11, 62],
  light: [0.94, 0.015, 80],
  patch: CHARCOAL,
  eye: GREENISH,
  patterns: ['calico', 'ears'],
};

/**
 * The coats in the order in which they are offered. If the owner has not chosen and the breed
 * suggests none, the pet's id decides.
 */
export const COATS: Record<Portrait, readonly Coat[]> = {
  cat: [
    { id: 'sand', main: [0.77, 0.05, 68], light: CREAM, eye: GREENISH, patterns: ['tabby'] },
    { id: 'grey', main: [0.69, 0.015, 80], light: CREAM, eye: GREENISH, patterns: ['tabby'] },
    { id: 'ginger', main: [0.77, 0.11, 62], light: CREAM, eye: GREENISH, patterns: ['tabby'] },
    { id: 'black', main: CHARCOAL, light: CREAM, eye: GREENISH },
    { id: 'blue', main: [0.64, 0.025, 250], light: [0.83, 0.015, 250], eye: AMBER },
    CALICO,
    {
      id: 'spotted',
      main: [0.78, 0.08, 72],
      light: CREAM,
      patch: [0.52, 0.06, 52],
      eye: GREENISH,
      patterns: ['spots'],
    },
    {
      id: 'siamese',
      main: [0.9, 0.03, 80],
      light: [0.75, 0.04, 65],
      patch: [0.5, 0.035, 55],
      eye: BLUE,
      patterns: ['points', 'ears'],
    },
    { id: 'snow', main: SNOW, light: ROSY, eye: BLUE },
  ],
  dog: [
    { id: 'golden', main: [0.8, 0.085, 72], light: [0.945, 0.03, 82] },
    { id: 'chestnut', main: [0.62, 0.08, 50], light: [0.9, 0.035, 75] },
    { id: 'black', main: CHARCOAL, light: [0.8, 0.07, 65] },
    { id: 'red', main: [0.7, 0.11, 54], light: CREAM },
    { id: 'grey', main: [0.68, 0.012, 80], light: CREAM },
    {
      id: 'tricolour',
      main: [0.77, 0.09, 66],
      light: CREAM,
      patch: CHARCOAL,
      patterns: ['calico', 'ears'],
    },
    {
      id: 'spotted',
      main: SNOW,
      light: [0.82, 0.03, 60],
      patch: CHARCOAL,
      patterns: ['spots', 'ears'],
    },
    { id: 'snow', main: SNOW, light: ROSY },
  ],
  rabbit: [
    { id: 'grey', main: [0.74, 0.022, 60], light: [0.94, 0.012, 75] },
    { id: 'hazel', main: [0.68, 0.06, 62], light: CREAM },
    { id: 'fawn', main: [0.8, 0.085, 68], light: CREAM },
    { id: 'black', main: CHARCOAL, light: CREAM },
    {
      id: 'spotted',
      main: SNOW,
      light: ROSY,
      patch: [0.52, 0.03, 60],
      patterns: ['spots', 'ears'],
    },
    {
      id: 'calico',
      main: [0.8, 0.09, 66],
      light: [0.94, 0.015, 80],
      patch: CHARCOAL,
      patterns: ['calico', 'ears'],
    },
    { id: 'snow', main: SNOW, light: ROSY },
  ],
  bird: [
    { id: 'cockatiel', main: [0.8, 0.02, 110], light: [0.93, 0.09, 98] },
    { id: 'green', main: [0.74, 0.11, 135], light: [0.92, 0.1, 104], patterns: ['tabby'] },
    { id: 'blue', main: [0.72, 0.09, 240], light: [0.93, 0.02, 235], patterns: ['tabby'] },
    { id: 'yellow', main: [0.8, 0.12, 88], light: [0.93, 0.09, 98] },
    { id: 'peach', main: [0.72, 0.1, 140], light: [0.86, 0.09, 45] },
    { id: 'grey', main: [0.65, 0.012, 250], light: [0.87, 0.01, 250] },
  ],
  'guinea-pig': [
    { id: 'chestnut', main: [0.66, 0.085, 52], light: [0.94, 0.018, 80] },
    {
      id: 'calico',
      main: [0.75, 0.1, 60],
      light: [0.94, 0.015, 80],
      patch: CHARCOAL,
      patterns: ['calico'],
    },
    { id: 'agouti', main: [0.6, 0.03, 65], light: [0.88, 0.04, 72] },
    { id: 'black', main: CHARCOAL, light: CREAM },
    { id: 'cream', main: [0.8, 0.06, 78], light: [0.94, 0.02, 85] },
  ],
  hamster: [
    { id: 'golden', main: [0.77, 0.1, 64], light: CREAM },
    { id: 'grey', main: [0.68, 0.015, 70], light: CREAM, patterns: ['tabby'] },
    { id: 'cream', main: [0.81, 0.055, 80], light: [0.94, 0.02, 85] },
    { id: 'spotted', main: [0.8, 0.06, 74], light: CREAM, patch: CHARCOAL, patterns: ['spots'] },
    { id: 'brown', main: [0.6, 0.05, 58], light: CREAM, patterns: ['tabby'] },
  ],
  tortoise: [
    { id: 'olive', main: [0.58, 0.07, 72], light: [0.82, 0.07, 108] },
    { id: 'honey', main: [0.66, 0.09, 74], light: [0.85, 0.07, 95] },
    { id: 'moss', main: [0.55, 0.06, 130], light: [0.78, 0.08, 125] },
    { id: 'dark', main: CHARCOAL, light: [0.72, 0.05, 90] },
  ],
  hedgehog: [
    { id: 'brown', main: [0.62, 0.035, 60], light: [0.91, 0.03, 78] },
    { id: 'dark', main: [0.52, 0.025, 55], light: [0.85, 0.035, 72] },
    { id: 'cream', main: [0.78, 0.045, 72], light: [0.94, 0.02, 80] },
  ],
  ferret: [
    { id: 'sable', main: [0.6, 0.045, 58], light: [0.94, 0.02, 80] },
    { id: 'cinnamon', main: [0.71, 0.07, 60], light: CREAM },
    { id: 'silver', main: [0.7, 0.01, 80], light: [0.94, 0.01, 80] },
    { id: 'cream', main: [0.81, 0.05, 82], light: [0.94, 0.02, 85] },
  ],
  other: [
    { id: 'mint', main: [0.7, 0.06, 165], light: [0.9, 0.03, 80] },
    { id: 'plum', main: [0.62, 0.06, 340], light: [0.87, 0.03, 70] },
    { id: 'sky', main: [0.69, 0.06, 240], light: [0.88, 0.025, 75] },
    { id: 'rust', main: [0.66, 0.09, 48], light: [0.9, 0.03, 80] },
  ],
};
