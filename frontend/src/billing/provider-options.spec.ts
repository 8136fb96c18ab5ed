import { expect, it } from 'vitest';
import { rgbOf } from './provider-options';

it.each([
  ['oklch(1 0 0)', 'rgb(255, 255, 255)'],
  ['oklch(0 0 0)', 'rgb(0, 0, 0)'],
  ['oklch(0.627955 0.257683 29.2339)', 'rgb(255, 0, 0)'],
  ['oklch(62.7955% .257683 29.2339)', 'rgb(255, 0, 0)'],
  ['oklch(0.42 0.085 165)', 'rgb(9, 91, 65)'],
  ['#fdf9f3', '#fdf9f3'],
  ['', ''],
])('converts the colour %s to %s', (colour, rgb) => {
  expect(rgbOf(colour)).toBe(rgb);
});
