import { COATS } from '@contract/coats';
import { PORTRAITS } from '@contract/drawings';
import type { Face } from '@contract/portraits';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Portrait } from './portrait';
import FILE from './portraits.svg?raw';

const drawingOf = (id: string): string =>
  new RegExp(`<g id="${id}">[\\s\\S]*?</g></defs>`).exec(FILE)?.[0] ?? '';

const MICIA: Face = { id: 1, species: 'gatto', coat: 'calico' };

describe.each(PORTRAITS)('the drawing of a %s', (id) => {
  const drawing = drawingOf(id);

  it('exists and is at most 6 KB', () => {
    expect(drawing).toContain('p-head');
    expect(drawing.length).toBeLessThanOrEqual(6 * 1024);
  });

  it('has no hard-coded colours, and can close its eyes', () => {
    expect(drawing).not.toMatch(/(fill|stroke|style)=|#[0-9a-f]{3}|oklch|rgb/i);
    expect(drawing).toContain('p-open');
    expect(drawing).toContain('p-shut');
  });

  it('has the patterns of its coats', () => {
    for (const pattern of COATS[id].flatMap(({ patterns = [] }) => patterns))
      expect(drawing).toContain(`p-${pattern}`);
  });
});

describe('a portrait', () => {
  const shown = (props: Partial<Parameters<typeof Portrait>[0]>): HTMLElement => {
    const { container } = render(<Portrait pet={MICIA} seat="disc" size={44} {...props} />);
    return container.firstElementChild as HTMLElement;
  };

  it('has the colours and the pattern of its coat', () => {
    const { style, dataset } = shown({});
    expect(dataset.portrait).toBe('cat');
    expect(style.getPropertyValue('--coat')).toBe('oklch(0.77 0.11 62)');
    expect(style.getPropertyValue('--coat-3')).toBe('oklch(0.5 0.015 60)');
    expect(style.getPropertyValue('--calico')).toBe('1');
  });

  it('is bolder and closer to the face at small sizes', () => {
    expect(shown({ size: 28 }).className).toContain('portrait-small');
    expect(shown({ size: 82 }).className).toContain('portrait-middle');
    expect(shown({ size: 132 }).className).not.toMatch(/portrait-(small|middle)/);
    const box = (props: object) => shown(props).querySelector('svg')?.getAttribute('viewBox');
    expect(box({ size: 44 })).toBe('0 0 160 160');
    expect(box({ size: 28 })).toBe('8 6 144 144');
    expect(box({ size: 132, seat: 'sill' })).toBe('0 0 160 148');
  });

  it('shows its mood by a class, and is hidden from screen readers', () => {
    const portrait = shown({ mood: 'resting' });
    expect(portrait.className).toContain('resting');
    expect(portrait.getAttribute('aria-hidden')).toBe('true');
  });
});
