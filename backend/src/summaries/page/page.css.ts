import { createHash } from 'node:crypto';

/** The whole style of the page: readable on a phone, in both themes, and on paper. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --page: #faf7f2; --card: #fffdfa; --text: #2a2521; --soft: #635a52; --line: #ded5ca;
  --accent: #8a3d12;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #1b1815; --card: #24201c; --text: #f2ece5; --soft: #b9aea3; --line: #433b34;
    --accent: #f0a878;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 44rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0 0.25rem; }
h2 { font-size: 1.0625rem; margin: 0 0 0.5rem; color: var(--accent); }
p { margin: 0 0 1rem; color: var(--soft); }
section {
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: 0.875rem 1rem; margin: 0 0 0.75rem;
}
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.3125rem 0; border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
time, .detail { display: block; font-size: 0.875rem; color: var(--soft); }
footer { font-size: 0.875rem; padding-top: 0.25rem; }
@media (min-width: 36rem) {
  li.dated { display: grid; grid-template-columns: 7.5rem 1fr; column-gap: 0.75rem; }
  li.dated .detail { grid-column: 2; }
}
@media print {
  :root {
    color-scheme: light;
    --page: #fff; --card: #fff; --text: #000; --soft: #333; --line: #ccc; --accent: #000;
  }
  @page { margin: 1.5cm; }
  body { padding: 0; font-size: 10pt; line-height: 1.35; }
  main { max-width: none; }
  section { border: 0; border-radius: 0; padding: 0; margin: 0 0 0.6rem; }
  h2 { break-after: avoid; }
  li { padding: 0.1rem 0; break-inside: avoid; }
}
`;

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The page loads, runs and sends nothing; its style is the one above. */
export const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${hash}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
