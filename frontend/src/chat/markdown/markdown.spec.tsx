import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CitedContext } from '../reply/citation';
import { prepareMarks } from './growing-marks';
import { Markdown } from './markdown';

const HOSTILE = [
  '<script>alert(1)</script> after',
  'text <img src=x onerror=alert(1)> more',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">click</a>',
  '[click](javascript:alert(1)) and [again](JaVaScRiPt:alert(1))',
  '[tab](java\tscript:alert(1)) [entity](&#106;avascript:alert(1))',
  '[data](data:text/html;base64,PHNjcmlwdD4=) [vb](vbscript:msgbox)',
  '[file](file:///etc/passwd) [relative](/api/auth/logout) [host](//evil.example)',
  '![pixel](https://evil.example/p.png?secret=1) ![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '[![nested](https://evil.example/p.png)](javascript:alert(1))',
  'see [ref] and ![img]\n\n[ref]: javascript:alert(1)\n[img]: https://evil.example/p.png',
  '<javascript:alert(1)> <https://good.example/x>',
  `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n|${'<img src=x onerror=alert(1)>|'.repeat(3)}`,
  '```html\n<script>alert(1)</script>\n',
  '- [ ] <input onfocus=alert(1) autofocus>\n- [x] done',
  'a[^1]\n\n[^1]: note <script>alert(1)</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
];

/** The only SVG of ours is the icon of the copy buttons. */
const DANGEROUS =
  'script,img,iframe,svg:not(.copy > .lucide),object,embed,form,input,style,link,meta,base';

const show = (text: string, growing: boolean): HTMLElement =>
  render(<Markdown text={text} growing={growing} />).container;

const expectInert = (container: HTMLElement, text: string): void => {
  expect(container.querySelector(DANGEROUS), text).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    for (const { name } of element.attributes) {
      expect(name.startsWith('on') || name === 'src' || name === 'srcset', text).toBe(false);
    }
  }
  for (const link of container.querySelectorAll('a')) {
    expect(link.getAttribute('href'), text).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
    expect(link.rel, text).toBe('noopener noreferrer nofollow');
    expect(link.target, text).toBe('_blank');
  }
};

describe('an answer', () => {
  it.each(HOSTILE)('is inert at every length while streaming and when complete: %j', (text) => {
    const { container, rerender } = render(<Markdown text="" growing />);
    for (let length = 1; length <= text.length; length += 1) {
      rerender(<Markdown text={text.slice(0, length)} growing />);
      expectInert(container, text.slice(0, length));
    }
    rerender(<Markdown text={text} growing={false} />);
    expectInert(container, text);
  });

  it('shows input that is nested too deeply to parse as plain text', () => {
    const bomb = `${'> '.repeat(6_000)}deep`;
    expect(show(bomb, false).textContent).toContain('deep');
  });

  it("opens a pet's page in this tab, but no other internal page", () => {
    const ours = ['/pets/7', '/pets/7/../../api', '/api/auth/logout', '/pets/7?x=1'];
    const text = ours.map((path) => `[x](${window.location.origin}${path})`).join(' ');
    const answer = <Markdown text={text} growing={false} />;
    const { container } = render(answer, { wrapper: MemoryRouter });
    const targets = [...container.querySelectorAll('a')].map((link) => link.target);
    expect(targets).toEqual(['', '_blank', '_blank', '_blank']);
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/pets/7');
  });

  it('shows bold, lists, tables and links', () => {
    const container = show(
      '**190 kcal**\n\n- one\n- two\n\n|a|b|\n|-|-|\n|1|2|\n\n[WSAVA](https://wsava.org) [call](tel:+3902661010)',
      false,
    );
    expect(container.querySelector('strong')?.textContent).toBe('190 kcal');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelector('td')?.textContent).toBe('1');
    expect([...container.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://wsava.org/',
      'tel:+3902661010',
    ]);
  });

  it('shows no unclosed marks while streaming', async () => {
    await prepareMarks();
    expect(show('Give **190 kc', true).textContent).toBe('Give 190 kc');
    expect(show('See [the guide](https://wsava.o', true).textContent).toBe('See the guide');
  });

  it('shows the alt text of an image instead of loading it', () => {
    expect(show('![A cat scale](https://example.org/x.png)', false).textContent).toBe(
      'A cat scale',
    );
  });

  it('decodes character references', () => {
    const container = show('5 &gt; 4 &amp; 3&#39;s &nope; [a](https://a.org/?b=1&amp;c=2)', false);
    expect(container.textContent).toBe("5 > 4 & 3's &nope; a");
    expect(container.querySelector('a')?.href).toBe('https://a.org/?b=1&c=2');
  });

  it('nests no link in another link or in the alt text of an image', () => {
    const inner = '![a [b](https://b.org)](https://p.org/x.png)';
    expect(show(inner, false).querySelector('a')).toBeNull();
    expect(show(`[${inner}](https://a.org)`, false).querySelectorAll('a')).toHaveLength(1);
  });

  it('keeps the text of a footnote', () => {
    expect(show('a[^1]\n\n[^1]: Weigh', false).textContent).toContain('[^1]: Weigh');
  });

  it.each([
    ['one\n\ntwo', 'P'],
    ['- one\n  - two', 'LI'],
    ['> one', 'P'],
    ['- one\n\n  ```\n  two', 'LI'],
  ])('ends with a caret inside the text of %j while streaming', (text, tag) => {
    const container = show(text, true);
    const [caret, ...others] = container.querySelectorAll('.caret');
    expect(others).toEqual([]);
    expect(caret?.parentElement?.tagName).toBe(tag);
    expect(show(text, false).querySelector('.caret')).toBeNull();
  });

  it('does not recreate finished blocks while the last one grows', () => {
    const { container, rerender } = render(<Markdown text={'First.\n\nSec'} growing />);
    const first = container.querySelector('p');
    rerender(<Markdown text={'First.\n\nSecond **th'} growing />);
    expect(container.querySelector('p')).toBe(first);
  });
});

describe('a marker like [1] in an answer', () => {
  const cite = (text: string, sources: number | undefined): HTMLElement =>
    render(
      <CitedContext value={{ messageId: 2, sources }}>
        <Markdown text={text} growing={sources === undefined} />
      </CitedContext>,
    ).container;

  it('focuses the line of its source', () => {
    const line = document.createElement('p');
    line.id = 'source-2-2';
    line.tabIndex = -1;
    line.scrollIntoView = () => undefined;
    document.body.append(line);
    const [first, second] = cite('It harms the kidneys [1][2].', 2).querySelectorAll('button');
    expect(first?.getAttribute('aria-label')).toBe('Source 1');
    fireEvent.click(second as HTMLElement);
    expect(document.activeElement).toBe(line);
    line.remove();
  });

  it('stays plain text when it matches no source, or is part of a link or code', () => {
    const text = 'Not [3] or [0]. See [[1]](https://wsava.org) and `[1]`.';
    const container = cite(text, 2);
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(container.textContent).toBe('Not [3] or [0]. See [1] and [1].');
  });

  it('is superscript from the start, before its sources are known', () => {
    expect(cite('It harms the kidneys [1] and', undefined).querySelector('sup')?.textContent).toBe(
      '1',
    );
  });
});
