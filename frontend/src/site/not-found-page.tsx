import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useFirstTexts } from '../shared/texts/first';
import { useTitle } from '../shared/document';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';

const LostTrail = () => (
  <svg
    aria-hidden
    viewBox="0 0 240 120"
    className="w-[240px] max-w-full fill-none stroke-soft"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className="fill-apricot-wash stroke-none" d="m146 106 22-8h34l28 8Z" />
    <path className="fill-card" d="M166 98V30a6 6 0 0 1 6-6h26a6 6 0 0 1 6 6v68" />
    <path d="M10 98h220" />
    <circle cx="197" cy="64" r="2" />
    <path className="stroke-apricot" d="M170 98h30" strokeWidth="2.5" />
    <g className="fill-edge stroke-none">
      <ellipse cx="30" cy="88" rx="5" ry="3.6" />
      <ellipse cx="56" cy="80" rx="5" ry="3.6" />
      <ellipse cx="82" cy="88" rx="5" ry="3.6" />
      <ellipse cx="108" cy="80" rx="5" ry="3.6" />
      <ellipse cx="134" cy="88" rx="5" ry="3.6" />
    </g>
  </svg>
);

export const NotFoundPage = () => {
  const { notFound } = useFirstTexts().site;
  useTitle('notFound');
  return (
    <StateCard picture={<LostTrail />} title={notFound.title} text={notFound.text}>
      <Button asChild>
        <Link to={PAGES.home}>{notFound.home}</Link>
      </Button>
    </StateCard>
  );
};
