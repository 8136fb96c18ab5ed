import { describe, expect, it } from '@jest/globals';
import { plainParagraphs } from './plain-paragraphs.js';

describe('an answer as plain paragraphs', () => {
  it('keeps the words and drops the markup', () => {
    const answer = [
      '## First',
      'Call a **vet now** [1] and say `Lilium`, see [the guide](https://zampa.example/a) [2].',
      '- Take __her__ with you\n- Bring the *plant*',
      '> Do **not** wait.',
    ].join('\n\n');
    expect(plainParagraphs(answer)).toEqual([
      'First',
      'Call a vet now and say Lilium, see the guide.',
      '• Take her with you\n• Bring the *plant*',
      'Do not wait.',
    ]);
  });

  it('reads tables and code as lines', () => {
    const answer =
      '| Sign | Call |\n| --- | :-: |\n| limping | today |\n\n```text\n2 * 3 = 6\n```\n\n---\n\nEnd';
    expect(plainParagraphs(answer)).toEqual(['Sign | Call\nlimping | today', '2 * 3 = 6', 'End']);
  });

  it('is empty for an answer without words', () => {
    expect(plainParagraphs(' \n\n ')).toEqual([]);
  });

  it('keeps the end of a long answer', () => {
    const paragraphs = Array.from({ length: 100 }, (_, n) => `Paragraph ${String(n)} `.repeat(10));
    const shown = plainParagraphs(paragraphs.join('\n\n'));
    expect(shown.at(-1)).toContain('Paragraph 99');
    expect(shown[0]).toMatch(/^… /);
    expect(shown.join('').length).toBeLessThanOrEqual(2_502);
  });
});
