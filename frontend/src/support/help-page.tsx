import { PAGES } from '@contract/pages';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { HELP, type HelpGroup } from '../shared/texts/help-answers';
import { useFirstTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { TextField } from '../shared/ui/field';
import { Answers } from './answers';
import { ContactSection } from './contact-section';
import { useHelpTexts } from './help-texts';
import { searcherOf } from './search';
import { useAnchor } from './use-anchor';

const GROUPS = Object.keys(HELP) as HelpGroup[];

const AllAnswers = ({ anchor }: { anchor: string }) => {
  const texts = useHelpTexts();
  return GROUPS.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className="mt-9">
      <h2 id={`group-${group}`} className="text-[1.4375rem]">
        {texts.groups[group]}
      </h2>
      <Answers ids={HELP[group]} anchor={anchor} />
    </section>
  ));
};

/** The answers to a query; null without one. */
const useFound = (query: string) => {
  const { answers } = useHelpTexts();
  const isSearched = query !== '';
  const search = useMemo(() => (isSearched ? searcherOf(answers) : null), [answers, isSearched]);
  return search && search(query);
};

/** Answers about the product, for everyone, and below them whom else to ask. */
export const HelpPage = () => {
  const { titles } = useFirstTexts().common;
  const texts = useHelpTexts();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = useFound(sought);
  const nothing = `${texts.none} ${texts.noneText}`;
  const anchor = useAnchor(() => setQuery(''));
  return (
    <article className="mx-auto w-full max-w-[1160px] *:max-w-[812px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10">
      <h1 className="text-[clamp(1.75rem,4.4vw,2.75rem)]">{titles.help}</h1>
      <p className="mt-3 text-[1.0625rem] text-soft">
        {texts.lead}{' '}
        <Link
          to={PAGES.chat}
          className="inline-block min-h-6 text-green underline underline-offset-3"
        >
          {texts.animal}
        </Link>
      </p>
      <div role="search" className="mt-6">
        <TextField
          label={texts.search}
          type="search"
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {/* There before its first words, or they would not be announced. */}
          <p role="status" className="text-soft">
            {found && (found.length > 0 ? texts.found(found.length) : nothing)}
          </p>
          {found && (
            <Button variant="ghost" size="sm" onClick={() => setQuery('')}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
      {found ? <Answers ids={found} /> : <AllAnswers anchor={anchor} />}
      <ContactSection />
    </article>
  );
};
