import { Link } from 'react-router-dom';
import type { Part, Text } from '../texts/legal-document';

const LINK =
  'font-medium text-green underline decoration-1 underline-offset-3 hover:decoration-2 [overflow-wrap:anywhere]';

const TextLink = ({ words, to }: { words: string; to: string }) =>
  to.startsWith('/') ? (
    <Link to={to} className={LINK}>
      {words}
    </Link>
  ) : (
    <a href={to} className={LINK}>
      {words}
    </a>
  );

const TextPart = ({ part }: { part: Part }) => {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong className="font-semibold text-ink">{part.strong}</strong>;
  return <TextLink words={part.link} to={part.to} />;
};

/** A text with its emphasis and its links. */
export const RichText = ({ text }: { text: Text }) =>
  typeof text === 'string' ? text : text.map((part, index) => <TextPart key={index} part={part} />);
