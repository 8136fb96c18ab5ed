import { html, Html } from '../http/html.js';

/** Within a line of text: code between backticks, and bold words. */
const MARKED = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** Renders the code and the bold words in a line of text. */
export const inline = (text: string): Html[] => text.split(MARKED).map(markedPart);

function markedPart(part: string): Html {
  if (/^`[^]+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
  return part.startsWith('**') ? html`<b>${inline(part.slice(2, -2))}</b>` : html`${part}`;
}

/** A block of code, which may have empty lines. */
const CODE = /^(```\w*\n[^]*?\n```)$/m;

/** The subset of Markdown that our guides use: headings, paragraphs, lists, tables and code. */
export function markdown(text: string): Html[] {
  return text
    .split(CODE)
    .flatMap((part) => (CODE.test(part) ? [part] : part.split(/\n{2,}/)))
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): Html {
  const [, language = '', code] = /^```(\w*)\n([^]*?)\n```$/.exec(block) ?? [];
  if (code !== undefined) return sample(code, language);
  const [, marks = '', title = ''] = /^(#{1,3}) (.*)$/.exec(block) ?? [];
  if (marks === '###') return html`<h3 id="${slugOf(title)}">${title}</h3>`;
  if (marks !== '') return html`<h2 id="${slugOf(title)}">${title}</h2>`;
  if (block.startsWith('- ')) {
    const items = block.split(/^- /m).slice(1);
    return html`<ul>
      ${items.map((item) => html`<li>${inline(item)}</li>`)}
    </ul>`;
  }
  return block.startsWith('|') ? table(block.split('\n')) : html`<p>${inline(block)}</p>`;
}

/** A code sample. One wider than the page can be scrolled by keyboard too. */
export const sample = (code: string, language = 'sh'): Html =>
  html`<pre tabindex="0"><code class="${language}">${code}</code></pre>`;

export const slugOf = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-');

/** Cells of a table row; they must not contain `|`. */
const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function table([head = '', , ...rows]: string[]): Html {
  const names = cellsOf(head).map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map(
    (row) =>
      html`<tr>
        ${cellsOf(row).map((cell) => html`<td>${inline(cell)}</td>`)}
      </tr>`,
  );
  return html`<div class="wide" tabindex="0" role="group" aria-label="Table">
    <table>
      <thead>
        <tr>
          ${names}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}
