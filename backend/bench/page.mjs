import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
/**
 * Renders a run as a page without scripts: plots and a table per measurement. Bars show medians,
 * lines the spread of the rounds, a dashed line the target.
 */
export function renderPage({ at, machine }, results) {
  const { window } = new JSDOM(STYLE_AND_FRAME);
  const { document } = window;
  const add = (name, text = '', parent = document.body) => {
    const element = document.createElement(name);
    element.textContent = text;
    return parent.appendChild(element);
  };
  add('h1', 'Zampa: what was measured');
  add(
    'p',
    `${at}, Node ${machine.node}, ${machine.cores} cores. Ratios and medians; no absolute time is a promise.`,
  );
  for (const { measurement, rows } of results) {
    add('h2', measurement.title);
    for (const plot of measurement.plots ?? []) {
      add('h3', plot.title);
      document.body.append(chart(plot, rows, document));
    }
    addTable(add, measurement, rows);
  }
  return `<!doctype html>\n${document.documentElement.outerHTML}\n`;
}

const STYLE_AND_FRAME = `<html lang="en"><head><meta charset="utf-8"><title>Zampa: benchmarks</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1917; background: #fff; }
h2 { margin-top: 3rem; border-top: 1px solid #d6d3d1; padding-top: 1rem; } h3 { font-weight: 600; }
table { border-collapse: collapse; font-size: .8rem; display: block; overflow-x: auto; }
th, td { border: 1px solid #d6d3d1; padding: .25rem .5rem; text-align: left; } svg { max-width: 100%; height: auto; }
</style></head><body></body></html>`;

/** One bar per row, grouped if the plot says so. */
function chart({ value, group, bar, target }, rows, document) {
  const bars = rows.map((row) => ({
    group: group?.(row) ?? '',
    name: row[bar],
    middle: row[value].median ?? row[value],
    lowest: row[value].lowest ?? row[value],
    highest: row[value].highest ?? row[value],
  }));
  const names = [...new Set(bars.map(({ name }) => name))];
  const groups = [...new Set(bars.map((one) => one.group))];
  const at = { y: 'name', fy: 'group' };
  return Plot.plot({
    document,
    width: 840,
    height: 70 + groups.length * (names.length * 26 + 14),
    marginLeft: 260,
    marginRight: 110,
    style: { background: 'none', fontSize: '12px' },
    x: { zero: true, grid: true, label: null },
    y: { domain: names, label: null },
    fy: { domain: groups, label: null },
    color: { domain: names, scheme: 'observable10' },
    marks: [
      Plot.barX(bars, {
        ...at,
        x: 'middle',
        fill: 'name',
        fillOpacity: 0.75,
        insetTop: 2,
        insetBottom: 2,
      }),
      Plot.ruleY(bars, { ...at, x1: 'lowest', x2: 'highest', strokeWidth: 2 }),
      Plot.text(bars, {
        ...at,
        x: 'highest',
        text: ({ middle }) => String(middle),
        dx: 6,
        textAnchor: 'start',
      }),
      ...(target === undefined
        ? []
        : [Plot.ruleX([target], { stroke: '#b91c1c', strokeDasharray: '4 3' })]),
    ],
  });
}

function addTable(add, { columns, cells }, rows) {
  const table = add('table');
  const head = add('tr', '', table);
  for (const column of columns) add('th', column, head);
  for (const row of rows) {
    const line = add('tr', '', table);
    for (const cell of cells(row)) add('td', String(cell), line);
  }
}
