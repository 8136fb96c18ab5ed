import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('a copied answer', () => {
  it.each([
    ['bold and headings', '## Food\n\nGive **190 kcal** *a day*.', 'Food\n\nGive 190 kcal a day.'],
    ['a list', '- one\n- **two**\n  - three', '- one\n- two\n  - three'],
    ['a numbered list', '3. call\n4. go', '3. call\n4. go'],
    ['a table', '|a|b|\n|-|-|\n|1|**2**|', 'a\tb\n1\t2'],
    ['a link', 'See [WSAVA](https://wsava.org).', 'See WSAVA (https://wsava.org).'],
    ['a quote and code', '> Slowly.\n\n`kcal`', 'Slowly.\n\nkcal'],
    ['numbers of sources', 'It harms the kidneys [1][2]. Go [3]!', 'It harms the kidneys. Go!'],
    ['character references', '5&nbsp;ml &lt; 1 &amp; \\&lt; `&amp;`', '5\u{a0}ml < 1 & &lt; &amp;'],
    [
      'references in a link',
      '[a&amp;**b**](https://x.it/?a=1&amp;b=2)',
      'a&b (https://x.it/?a=1&b=2)',
    ],
    ['an address alone', 'https://x.it/?a=1&amp;b=2', 'https://x.it/?a=1&b=2'],
    ['plain signs', 'AT&T, 5 < 6 and 7 > 3', 'AT&T, 5 < 6 and 7 > 3'],
  ])('is plain text without Markdown marks: %s', (_name, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
