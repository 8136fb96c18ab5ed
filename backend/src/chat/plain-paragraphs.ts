/** Roughly what a screen shows of an answer when scrolled to its end, in characters. */
const SHOWN = 2_500;

/** The line between a table's head and its rows, or a horizontal rule. */
const RULE = /^[-:| ]*--[-:| ]*$/;
const BEFORE = /^(?:#{1,6} |> ?|\||```.*)/;
const ITEM = /^[-*+] /;
const SIGNS = /\*\*|__|`| ?\[\d{1,2}\]|\|$/g;
const LINK = /!?\[([^[\]]+)\]\([^()\s]*\)/g;

const plainLine = (line: string): string => {
  if (RULE.test(line)) return '';
  const [, indent = '', words = ''] = /^( *)([^]*)$/.exec(line) ?? [];
  const plain = words.replace(BEFORE, '').replace(ITEM, '• ').replace(LINK, '$1');
  return indent + plain.replace(SIGNS, '').trim();
};

/**
 * The last paragraphs of an answer as plain text: a rough reading of Markdown, good enough for the
 * moment until the client renders it.
 */
export function plainParagraphs(markdown: string): string[] {
  const shown = markdown.length > SHOWN ? `… ${markdown.slice(-SHOWN)}` : markdown;
  const paragraphs = shown.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split('\n')
      .map(plainLine)
      .filter((line) => line !== '')
      .join('\n'),
  );
  return paragraphs.filter((paragraph) => paragraph.trim() !== '');
}
