/** A cell's text without source markers, which lead nowhere outside their answer. */
export const cellText = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const marker of copy.querySelectorAll('sup')) marker.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A table's content: tab-separated text for spreadsheets, and plain HTML for documents. */
export const tableContent = (box: Element): { text: string; html: string } => {
  const rows = [...box.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => ({
      tag: cell.tagName.toLowerCase(),
      text: cellText(cell),
    })),
  );
  const html = rows.map(
    (row) => `<tr>${row.map(({ tag, text }) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`,
  );
  return {
    text: rows.map((row) => row.map(({ text }) => text).join('\t')).join('\n'),
    html: `<table>${html.join('')}</table>`,
  };
};

export const codeContent = (box: Element): { text: string } => ({
  text: (box.querySelector('code')?.textContent ?? '').replace(/\n$/, ''),
});
