/** A Markdown table with padded columns, right-aligned except for the first. */
export function table(head, rows, { isText = false } = {}) {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const isLeft = (column) => isText || column === 0;
  const pad = (cell, column) =>
    isLeft(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const rule = widths.map((width, column) =>
    isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first, ...others] = lines.map((line) => line.map(pad));
  return [first, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
