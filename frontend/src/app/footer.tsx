import { PAGES } from '@contract/pages';
import { Link, useLocation } from 'react-router-dom';
import { useFirstTexts } from '../shared/texts/first';
import { usePreferences } from '../shared/preferences.store';
import { LanguageSwitch } from './preferences';

const SECTIONS = [
  ['features', 'features'],
  ['how', 'how-it-works'],
  ['pricing', 'pricing'],
] as const;
const DOCUMENTS = [
  'emergency',
  'help',
  'privacy',
  'dataDeletion',
  'terms',
  'dataProcessing',
  'status',
] as const;
const LINK = 'inline-flex min-h-11 items-center transition-colors hover:text-ink';

const SectionLink = ({ id, text }: { id: string; text: string }) => {
  const { pathname: path } = useLocation();
  return path === PAGES.home ? (
    <a href={`#${id}`} className={LINK}>
      {text}
    </a>
  ) : (
    <Link to={`${PAGES.home}#${id}`} className={LINK}>
      {text}
    </Link>
  );
};

const CookieChoices = ({ text }: { text: string }) => {
  const named = usePreferences(({ pixelId }) => pixelId !== null);
  return named ? (
    <button
      type="button"
      className={LINK}
      onClick={() => usePreferences.setState({ consent: null })}
    >
      {text}
    </button>
  ) : null;
};

export const Footer = () => {
  const { common, site } = useFirstTexts();
  return (
    <footer className="mt-auto border-t border-line text-[0.9375rem] text-faint">
      <div className="mx-auto flex w-full max-w-[1160px] flex-wrap items-center justify-between gap-x-10 gap-y-4 px-4 py-8 sm:px-6">
        <nav
          aria-label={site.footer.label}
          className="flex w-full flex-wrap items-center gap-x-6 gap-y-0.5"
        >
          {SECTIONS.map(([name, id]) => (
            <SectionLink key={id} id={id} text={site.footer[name]} />
          ))}
          {DOCUMENTS.map((document) => (
            <Link key={document} to={PAGES[document]} className={LINK}>
              {site.footer[document]}
            </Link>
          ))}
          <CookieChoices text={site.footer.cookies} />
        </nav>
        <p>{common.disclaimer}</p>
        <LanguageSwitch />
      </div>
    </footer>
  );
};
