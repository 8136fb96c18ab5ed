import { describe, expect, it } from '@jest/globals';
import type { Triage, TriageLevel } from '../contract/chat.js';
import { FORBIDDEN, FORBIDDEN_IN_EMERGENCY, ALLOWED } from '../safety/never-said.examples.data.js';
import { AnswerGuard } from './answer-guard.js';

const triage = (level: TriageLevel): Triage => ({
  level,
  reasons: [],
  actions: ['Take the packet with you.'],
  donts: [],
  contacts: [],
});

/** What is sent on of a text that arrives in pieces of this length. */
function read(text: string, level: TriageLevel, length = 4) {
  const withheld: string[] = [];
  const guard = new AnswerGuard({ triage: triage(level), language: 'en' }, (r) => withheld.push(r));
  const left: string[] = [];
  for (let at = 0; at < text.length && !guard.isOver; at += length) {
    left.push(guard.take(text.slice(at, at + length)));
  }
  left.push(guard.rest());
  return { text: left.join(''), pieces: left, withheld, isOver: guard.isOver };
}

/** The permitted beginnings of a sentence that is then cut off. */
const HARMLESS =
  /^(?:(?!\b(?:\d+ ?(?:mg|ml)|ibuprofen|paracetamol|aspirin|tablet|pill|compress|vomit|peroxide|finger|dita|salt|milk|latte|oil|senape|insulin)).)*$/i;

describe('the answer guard', () => {
  it('passes every allowed text unchanged, in pieces of any length', () => {
    const text = ALLOWED.join(' ');
    for (const level of ['routine', 'urgent', 'emergency'] as const) {
      for (const length of [1, 3, 17, 5000]) expect(read(text, level, length).text).toBe(text);
    }
  });

  it.each(FORBIDDEN)(
    'replaces a forbidden sentence in a routine answer: %s: %s',
    (_reason, text) => {
      for (const length of [1, 2, 5, 1000]) {
        const before = 'A good night to you both. ';
        const result = read(`${before}${text} Keep her warm.`, 'routine', length);
        const own = result.text.slice(before.length).split(/…|\*\*/)[0] ?? '';
        expect(result.text.startsWith(before)).toBe(true);
        expect(own).toMatch(HARMLESS);
        expect(result.text).toContain('Keep her warm.');
        expect(result.withheld.length).toBeGreaterThan(0);
      }
    },
  );

  it.each(FORBIDDEN_IN_EMERGENCY)(
    'ends an emergency answer at a forbidden sentence: %s',
    (text) => {
      const result = read(`Keep her warm. ${text} Then she will sleep.`, 'emergency', 3);
      expect(result.text.startsWith('Keep her warm. **')).toBe(true);
      expect(result.text).toContain(
        'Do not wait: call your vet or the nearest 24-hour clinic now.',
      );
      expect(result.text).not.toContain('sleep');
      expect(result.isOver).toBe(true);
    },
  );

  it('withholds a list of orders below a line that forbids something else', () => {
    const list = '1. Make him vomit with salt water.\n2. Give him 200 mg of ibuprofen.\n';
    const { text, withheld } = read(`Don't panic. Do this now:\n\n${list}`, 'emergency');
    expect(text).not.toMatch(/salt water|ibuprofen/);
    expect(withheld).toEqual(['vomiting']);
  });

  it('passes a routine answer word by word, except where a sentence may become risky', () => {
    const { pieces } = read('She sleeps a lot and eats 60 g of food a day.', 'routine', 5);
    expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(7);
  });

  it('holds any other answer back sentence by sentence, at most 400 characters', () => {
    const { pieces } = read('Keep her warm. Go to a vet now. ', 'urgent', 1);
    expect(pieces.filter((piece) => piece !== '')).toEqual([
      'Keep her warm. ',
      'Go to a vet now. ',
    ]);
    const endless = read('and then '.repeat(200), 'urgent', 9).pieces;
    expect(Math.max(...endless.map(({ length }) => length))).toBeLessThan(500);
  });

  it('ends any answer at its third forbidden sentence', () => {
    const text = ['Give 2 mg of aspirin.', 'Make him vomit.', 'Stop the insulin.', 'Sleep.'].join(
      ' ',
    );
    const result = read(text, 'routine');
    expect(result.withheld).toEqual(['dose', 'vomiting', 'stopping']);
    expect(result.text).toMatch(/I stop here, because the rest is for a vet to decide\./);
    expect(result.text).not.toContain('Sleep.');
  });

  it('gives each replacement only once, and leaves no empty list item', () => {
    const text = 'Do this:\n- Aspirin, 50 mg a day\n- Rest\n- Ibuprofen, 50 mg a day\n- Water\n';
    expect(read(text, 'urgent', 7).text).toMatch(
      /^Do this:\n- \*\*Give only medicine [^\n]*\*\*\n- Rest\n- Water\n$/,
    );
  });

  it('closes bold text before a replacement', () => {
    const { text } = read('**For the pain give 50 mg of aspirin.** Rest.', 'routine');
    expect(text).toMatch(/^\*\*For the pain give …\*\* \*\*Give only .*\.\*\* Rest\.$/);
  });

  it.each<[string, TriageLevel, string, RegExp]>([
    [
      'closed in what is withheld',
      'routine',
      '**Important. Give her ibuprofen 200 mg** now. Rest.',
      /^\*\*Important\. Give her …\*\* \*\*Give only [^*]+\*\* Rest\.$/,
    ],
    [
      'closed before a whole sentence',
      'urgent',
      '**Important. Give her ibuprofen 200 mg** now. Rest.',
      /^\*\*Important\. …\*\* \*\*Give only [^*]+\*\* Rest\.$/,
    ],
    [
      'opened again for what follows',
      'urgent',
      '**Give her ibuprofen 200 mg. Rest well.** Bye.',
      /^\*\*Give only [^*]+\*\* \*\*Rest well\.\*\* Bye\.$/,
    ],
    [
      'not opened at the end',
      'urgent',
      'Rest. **Give her ibuprofen 200 mg.',
      /^Rest\. \*\*Give only [^*]+\*\* $/,
    ],
    [
      'over at the end of its line',
      'urgent',
      '- **Rest\n- Give her ibuprofen 200 mg.\n- Water\n',
      /^- \*\*Rest\n- \*\*Give only [^*]+\*\*\n- Water\n$/,
    ],
  ])('keeps bold text over several sentences whole: %s', (_what, level, text, expected) => {
    for (const length of [1, 4, 100]) expect(read(text, level, length).text).toMatch(expected);
  });

  it.each<[string, TriageLevel]>([
    ['Call a vet **now**', 'routine'],
    ['She purrs: **good**', 'urgent'],
    ['**Rest**', 'emergency'],
  ])('sends on the end of bold text at the very end: %s', (text, level) => {
    for (const length of [1, 2, 4, 100]) expect(read(text, level, length).text).toBe(text);
  });

  it('remembers the medicine named in the previous sentence', () => {
    const { text } = read('Meloxicam is strong. 2 ml twice a day. Rest.', 'urgent');
    expect(text).not.toContain('2 ml');
  });
});
