import { html, Html } from '../http/html.js';

/** Code between backticks, within a line of text. */
const CODE = /`([^`]+)`/;

/** A line of text with inline code. */
export function inline(text: string): Html[] {
  return text
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** The subset of Markdown that our guide uses: headings, paragraphs, tables and code. */
export function markdown(text: string): Html[] {
  return text
    .split(/\n{2,}(?![^`]*\n```\n)/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): Html {
  const [, language = '', code] = /^```(\w*)\n([^]*?)\n```$/.exec(block) ?? [];
  if (code !== undefined) return sample(code, language);
  const [, marks = '', title = ''] = /^(#{1,3}) (.*)$/.exec(block) ?? [];
  if (marks !== '') return html`<h2 id="${slugOf(title)}">${title}</h2>`;
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
