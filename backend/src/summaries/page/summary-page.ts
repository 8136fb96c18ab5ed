import type { Language } from '../../contract/languages.js';
import type { SummaryItem, SummarySection } from '../../contract/summaries.js';
import { Words } from '../build/words.js';
import type { SharedSummary } from '../summaries.repository.js';
import { Html, html } from '../../platform/http/html.js';
import { PAGE_STYLE } from './page.css.js';

const STYLE = new Html(`<style>${PAGE_STYLE}</style>`);

const documentOf = (language: Language, title: string, main: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `.markup;

function itemOf({ at, text, detail }: SummaryItem, words: Words): Html {
  const more = detail === null ? '' : html`<span class="detail">${detail}</span>`;
  if (at === null) return html`<li><span>${text}</span>${more}</li>`;
  const day = words.day(new Date(at));
  return html`<li class="dated">
    <time datetime="${at}">${day}</time><span>${text}</span>${more}
  </li>`;
}

const sectionOf = ({ name, title, items }: SummarySection, words: Words): Html =>
  html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <ul>
      ${items.map((item) => itemOf(item, words))}
    </ul>
  </section> `;

/** The page behind a link, which needs no script. */
export function summaryPage({ snapshot, createdAt, linkExpiresAt }: SharedSummary): string {
  const { language, timeZone, title, sections } = snapshot;
  const words = new Words(language, timeZone);
  const { asOf, from, until } = words.texts.page;
  const ends = linkExpiresAt === null ? '' : until(words.day(linkExpiresAt));
  return documentOf(
    language,
    title,
    html`<header>
        <h1>${title}</h1>
        <p>${asOf(words.day(createdAt))}</p>
      </header>
      ${sections.map((section) => sectionOf(section, words))}
      <footer>
        <p>${from} ${ends}</p>
      </footer>`,
  );
}

/** The same for every address without a summary, so that it does not reveal which once had one. */
export function gonePage(language: Language): string {
  const { goneTitle, gone } = new Words(language).texts.page;
  return documentOf(
    language,
    goneTitle,
    html`<h1>${goneTitle}</h1>
      <p>${gone}</p>`,
  );
}
