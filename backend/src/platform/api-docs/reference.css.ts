/**
 * The complete style of the reference: the client's colours, both themes, widths down to 320 px.
 */
export const REFERENCE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: oklch(0.982 0.009 85); --card: oklch(0.998 0.003 85); --sunk: oklch(0.962 0.012 85);
  --line: oklch(0.9 0.014 80); --ink: oklch(0.26 0.02 70); --soft: oklch(0.47 0.022 70);
  --green: oklch(0.42 0.085 165); --green-wash: oklch(0.945 0.028 165);
  --apricot: oklch(0.42 0.09 55); --apricot-wash: oklch(0.955 0.035 70);
  --red: oklch(0.52 0.19 27); --red-wash: oklch(0.962 0.022 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.185 0.011 75); --card: oklch(0.222 0.012 75); --sunk: oklch(0.16 0.01 75);
    --line: oklch(0.31 0.014 75); --ink: oklch(0.94 0.012 85); --soft: oklch(0.75 0.018 80);
    --green: oklch(0.74 0.11 165); --green-wash: oklch(0.28 0.035 165);
    --apricot: oklch(0.86 0.09 66); --apricot-wash: oklch(0.29 0.035 62);
    --red: oklch(0.72 0.15 25); --red-wash: oklch(0.27 0.05 25);
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.6 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
h1, h2, h3, .home { font-family: 'Bricolage Grotesque', system-ui, sans-serif; line-height: 1.2; }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); margin: 0 0 1rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 0.75rem; }
h3 { font-size: 1.0625rem; margin: 0 0 0.5rem; }
main > h3 { margin-top: 1.75rem; }
p { margin: 0 0 0.75rem; max-width: 44rem; }
ul { margin: 0 0 0.75rem; max-width: 44rem; padding-left: 1.25rem; }
a { color: var(--green); text-underline-offset: 0.2em; }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--green); outline-offset: 2px; }
header {
  display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center;
  justify-content: space-between; padding: 0.5rem 1.25rem; border-bottom: 1px solid var(--line);
}
header a { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 44px; }
.home { color: var(--ink); font-size: 1.25rem; font-weight: 700; text-decoration: none; }
.columns { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-bottom: 1.5rem; }
nav a { display: flex; align-items: center; min-height: 44px; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { min-width: 0; }
section {
  background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 1.125rem 1.25rem; margin: 0 0 1rem;
}
section > :last-child { margin-bottom: 0; }
code { font: 0.875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
:not(pre) > code { background: var(--sunk); border-radius: 4px; padding: 0.1em 0.3em; }
pre {
  background: var(--sunk); border: 1px solid var(--line); border-radius: 10px;
  padding: 0.75rem 1rem; margin: 0 0 1rem; overflow-x: auto; overflow-wrap: normal;
}
.wide { overflow-x: auto; margin: 0 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
caption { text-align: left; color: var(--soft); font-size: 0.875rem; padding-bottom: 0.25rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-top: 1px solid var(--line); }
th { font-weight: 500; min-width: 8rem; }
td { min-width: 9rem; }
small, .scope { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
h3 b { border-radius: 6px; padding: 0.15em 0.5em; margin-right: 0.25rem; font-size: 0.8125rem; }
.get { background: var(--green-wash); color: var(--green); }
.post, .patch { background: var(--apricot-wash); color: var(--apricot); }
.delete { background: var(--red-wash); color: var(--red); }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 13rem 1fr; gap: 3rem; }
  nav { display: block; position: sticky; top: 1.5rem; align-self: start; }
}
`;
