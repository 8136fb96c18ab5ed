import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest';
import { messageOf, TRIAGE } from '../chat.fixture';
import { wrapped } from './picture';
import { print } from './print';
import { sharePicture, shareText } from './share';
import { sharedAnswer, textOf } from './shared-answer';

const SOURCES = [{ title: 'Energy needs', publisher: 'FEDIAF' }];
const ANSWER = messageOf(2, { content: 'About **190 kcal** [1].', sources: SOURCES });

const copied: string[] = [];

const offer = (share?: (data: ShareData) => Promise<void>): void => {
  for (const [name, value] of [
    ['share', share],
    ['canShare', share && (() => true)],
    ['clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) }],
  ] as const) {
    if (value === undefined) Reflect.deleteProperty(navigator, name);
    else Object.defineProperty(navigator, name, { configurable: true, value });
  }
};

beforeEach(() => {
  copied.length = 0;
  offer();
});

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('an answer as text', () => {
  it('names the pet, the date and its sources, and says it does not replace a vet', () => {
    expect(textOf(sharedAnswer(ANSWER, 'Micia', 'en'))).toBe(
      [
        'Zampa · Micia · 1 January 2026',
        'About 190 kcal.',
        'Sources:\nEnergy needs, FEDIAF',
        'General educational advice. It does not replace a veterinarian.',
      ].join('\n\n'),
    );
  });

  it('always includes its alarm and whom to call', () => {
    const text = textOf(sharedAnswer({ ...ANSWER, triage: TRIAGE }, 'Micia', 'en'));
    expect(text).toContain('Emergency: call a vet now\nLilies harm the kidneys of cats.');
    expect(text).toContain('Poison line: 02 6610 1029');
    expect(text.indexOf('Emergency')).toBeLessThan(text.indexOf('190 kcal'));
  });

  it('is shared, or copied when the browser cannot share', async () => {
    expect(await shareText('words')).toBe('copied');
    expect(copied).toEqual(['words']);
    const share = vi.fn(() => Promise.resolve());
    offer(share);
    expect(await shareText('words')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'words' });
  });

  it('is not shared when the owner cancels, while other errors are thrown', async () => {
    offer(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await shareText('words')).toBe('left');
    offer(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await expect(shareText('words')).rejects.toThrow();
  });
});

describe('an answer as a picture', () => {
  it('is saved when the browser cannot share files', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    expect(await sharePicture(new Blob(['x'], { type: 'image/png' }), 'zampa-2.png')).toBe('saved');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('wraps lines to fit and keeps every word', () => {
    const measure = (text: string): number => text.length;
    expect(wrapped('one two three\n\nfour', measure, 8)).toEqual(['one two', 'three', '', 'four']);
    const lines = wrapped('x'.repeat(30), measure, 8);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(8);
    expect(lines.join('')).toBe('x'.repeat(30));
  });
});

it('prints only one answer, and restores the page afterwards', () => {
  const article = document.createElement('article');
  const root = document.documentElement;
  window.print = vi.fn(() => expect(root.getAttribute('data-prints')).toBe('answer'));
  print(article);
  expect(window.print).toHaveBeenCalledOnce();
  expect(article.hasAttribute('data-printed')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(article.hasAttribute('data-printed')).toBe(false);
  expect(root.hasAttribute('data-prints')).toBe(false);
});
