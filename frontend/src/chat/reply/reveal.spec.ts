import { describe, expect, it } from 'vitest';
import { advance, leap, type Reveal } from './reveal';

const FRAME_MS = 1000 / 60;

describe('the reveal of arriving text', () => {
  it('never holds text back for more than 250 ms, whatever the rate of arrival', () => {
    for (const [every, size] of [
      [33, 4],
      [33, 80],
      [400, 600],
      [700, 3],
    ] as const) {
      let reveal: Reveal = { length: 0, speed: 0 };
      let arrived = '';
      const arrivedAt: number[] = [];
      let nextAt = 0;
      for (let now = 0; now < 5_000; now += FRAME_MS) {
        if (now >= nextAt && now < 4_000) {
          arrived += 'x'.repeat(size);
          for (let index = 0; index < size; index += 1) arrivedAt.push(now);
          nextAt += every;
        }
        reveal = advance(reveal, arrived, FRAME_MS);
        const oldestHidden = arrivedAt[reveal.length];
        if (oldestHidden !== undefined) expect(now - oldestHidden).toBeLessThan(250);
      }
      expect(reveal.length).toBe(arrived.length);
    }
  });

  it('spreads a burst over several frames', () => {
    const first = advance({ length: 0, speed: 0 }, 'x'.repeat(300), FRAME_MS);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(60);
  });

  it('reveals a whole answer that arrives at once in small steps, but quickly', () => {
    const text = 'x'.repeat(12_000);
    let reveal: Reveal = { length: 0, speed: 0 };
    for (let frame = 0; frame < 80; frame += 1) {
      const next = advance(reveal, text, FRAME_MS);
      expect(next.length - reveal.length).toBeLessThan(200);
      reveal = next;
    }
    expect(reveal.length).toBe(text.length);
  });

  it('never shows half of an emoji', () => {
    const text = '🐈'.repeat(40);
    let reveal: Reveal = { length: 0, speed: 0 };
    while (reveal.length < text.length) {
      reveal = advance(reveal, text, 3);
      expect(reveal.length % 2).toBe(0);
    }
  });
});

describe('the text with reduced motion', () => {
  const partsOf = (text: string): string[] => {
    const parts: string[] = [];
    let shown = 0;
    while (shown < text.length) {
      const next = leap(shown, text);
      parts.push(text.slice(shown, next));
      shown = next;
    }
    return parts;
  };

  it('appears at once, or in a few parts of whole lines when long', () => {
    const line = `${'word '.repeat(60)}\n\n`;
    expect(partsOf(line.repeat(3))).toEqual([line.repeat(3)]);
    expect(partsOf(line.repeat(10))).toEqual([3, 3, 3, 1].map((lines) => line.repeat(lines)));
  });

  it('is never cut within an emoji, even where an overlong line is cut', () => {
    const parts = partsOf(`x${'🐈'.repeat(3_000)}`);
    expect(parts).toHaveLength(6);
    for (const part of parts) expect(part).not.toMatch(/\p{Surrogate}/u);
  });
});
