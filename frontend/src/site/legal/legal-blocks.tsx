import type { Text, Block } from '../../shared/texts/legal-document';
import { RichText } from '../../shared/ui/rich-text';

/** A card per row on a phone; the roles keep it a table where its parts are styled as blocks. */
const LegalTable = ({ name, head, rows }: Extract<Block, { type: 'table' }>) => (
  <table
    role="table"
    aria-label={name}
    className="mt-5 mb-6 block w-full border-collapse text-left text-[0.9375rem] leading-normal sm:table"
  >
    <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
      <tr role="row" className="border-b border-edge">
        {head.map((title) => (
          <th
            key={title}
            role="columnheader"
            scope="col"
            className="pr-6 pb-2.5 align-bottom font-semibold text-ink"
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="grid gap-3 sm:table-row-group">
      {rows.map((cells, row) => (
        <tr
          key={row}
          role="row"
          className="block rounded-card border border-line bg-card p-[16px] sm:table-row sm:rounded-none sm:border-x-0 sm:border-t-0 sm:bg-transparent print:break-inside-avoid"
        >
          {cells.map((cell, column) => (
            <td
              key={column}
              role="cell"
              className="block [overflow-wrap:anywhere] sm:[overflow-wrap:normal] align-top not-first:mt-2.5 not-first:text-soft not-last:sm:pr-6 sm:table-cell sm:py-3.5"
            >
              {column > 0 && (
                <span aria-hidden className="block text-sm font-semibold text-ink sm:hidden">
                  {head[column]}
                </span>
              )}
              <RichText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface LegalListProps {
  items: readonly Text[];
  ordered?: boolean;
}

export const LegalList = ({ items, ordered = false }: LegalListProps) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={`mt-3.5 grid max-w-[28.5em] list-outside gap-2 pl-6 marker:text-faint ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item, index) => (
        <li key={index} className="pl-1">
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
};

export const LegalBlock = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="mt-3.5 max-w-[28.5em] text-pretty">
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <LegalList items={block.items} ordered={block.ordered} />;
    case 'table':
      return <LegalTable {...block} />;
  }
};
