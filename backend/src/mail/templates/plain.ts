import type { Block, MailContent } from './content.js';
import type { Footer } from './footer.js';

const RULE = '-'.repeat(40);

/** The mail for readers without HTML: the same words in the same order. */
export const plainOf = ({ blocks }: MailContent, footer: Footer): string =>
  [
    ...blocks.map(paragraph),
    footer.signature,
    RULE,
    footer.why,
    ...(footer.contact === null ? [] : [footer.contact]),
    footer.links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ].join('\n\n') + '\n';

function paragraph(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}
