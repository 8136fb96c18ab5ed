import { describe, expect, it } from 'vitest';
import { hasGap, takeSnapshot, takeToken, type LiveText } from './live-text';

const SOURCE = Array.from({ length: 60 }, (_, line) => `- **${line}** gatto 🐈 ${line * 7}\n`).join(
  '',
);

/** A small seeded generator, so that a failing run can be repeated. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

interface Piece {
  attempt: number;
  offset: number;
  text: string;
}

const cut = (text: string, attempt: number, random: () => number): Piece[] => {
  const pieces: Piece[] = [];
  for (let offset = 0; offset < text.length;) {
    const length = 1 + Math.floor(random() * 40);
    pieces.push({ attempt, offset, text: text.slice(offset, offset + length) });
    offset += length;
  }
  return pieces;
};

const shuffleNearby = (pieces: Piece[], random: () => number): Piece[] =>
  pieces
    .map((piece, index) => ({ piece, place: index + random() * 4 }))
    .sort((one, other) => one.place - other.place)
    .map(({ piece }) => piece);

const play = (pieces: Piece[]): LiveText | undefined =>
  pieces.reduce<LiveText | undefined>((held, piece) => takeToken(held, piece), undefined);

describe('the live text of a reply', () => {
  it('equals the source however it is split, duplicated and reordered', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomOf(seed);
      const pieces = cut(SOURCE, 1, random);
      const doubled = pieces.flatMap((piece) => (random() < 0.3 ? [piece, piece] : [piece]));
      const live = play(shuffleNearby(doubled, random));
      expect(live?.text, `seed ${seed}`).toBe(SOURCE);
      expect(hasGap(live)).toBe(false);
    }
  });

  it('equals the source when two different splits of it overlap', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = randomOf(seed);
      const both = [...cut(SOURCE, 1, random), ...cut(SOURCE, 1, random)];
      const live = play(both.sort((one, other) => one.offset - other.offset));
      expect(live?.text, `seed ${seed}`).toBe(SOURCE);
    }
  });

  it('equals the source when pieces are lost and a snapshot arrives at any moment', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomOf(seed);
      const pieces = cut(SOURCE, 1, random);
      const lostUntil = Math.floor(random() * pieces.length);
      const ackAt = lostUntil + Math.floor(random() * (pieces.length - lostUntil));
      const written = pieces[lostUntil]?.offset ?? 0;
      let live: LiveText | undefined;
      pieces.forEach((piece, index) => {
        if (index >= lostUntil) live = takeToken(live, piece);
        if (index === ackAt)
          live = takeSnapshot(live, { attempt: 1, text: SOURCE.slice(0, written) });
      });
      expect(live?.text, `seed ${seed}`).toBe(SOURCE);
    }
  });

  it('restarts with a higher attempt and ignores what the dead worker still sends', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = randomOf(seed);
      const first = cut(SOURCE.toUpperCase(), 1, random);
      const second = cut(SOURCE, 2, random);
      const dies = Math.floor(random() * first.length);
      const late = first.slice(dies);
      const mixed = second.flatMap((piece, index) => [piece, ...late.slice(index, index + 1)]);
      const live = play([...first.slice(0, dies), ...mixed]);
      expect(live, `seed ${seed}`).toMatchObject({ attempt: 2, text: SOURCE });
    }
  });

  it('keeps the longer text when the snapshot is older than the tokens', () => {
    const held = takeToken(undefined, { attempt: 1, offset: 0, text: 'Cats sleep a lot' });
    expect(takeSnapshot(held, { attempt: 1, text: 'Cats' })).toBe(held);
  });

  it('ignores a snapshot of a lower attempt and accepts one of a higher attempt, even if shorter', () => {
    const held = takeToken(undefined, { attempt: 2, offset: 0, text: 'Cats sleep' });
    expect(takeSnapshot(held, { attempt: 1, text: 'Cats sleep a lot' })).toBe(held);
    expect(takeSnapshot(held, { attempt: 3, text: '' })).toMatchObject({ attempt: 3, text: '' });
  });

  it('reports a gap and fills it with the missing piece', () => {
    const torn = takeToken(undefined, { attempt: 1, offset: 5, text: 'sleep' });
    expect(hasGap(torn)).toBe(true);
    expect(torn.text).toBe('');
    const whole = takeToken(torn, { attempt: 1, offset: 0, text: 'Cats ' });
    expect(whole).toEqual({ attempt: 1, text: 'Cats sleep', ahead: [] });
  });
});
