import type { Block, Text } from '../../shared/texts/legal-document';
import { LegalTable } from './legal-table';
import { LegalText } from './legal-text';

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
          <LegalText text={item} />
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
          <LegalText text={block.text} />
        </p>
      );
    case 'list':
      return <LegalList items={block.items} ordered={block.ordered} />;
    case 'table':
      return <LegalTable {...block} />;
  }
};
