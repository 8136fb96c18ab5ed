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

const Found = ({ query, onClear }: { query: string; onClear: () => void }) => {
  const texts = useHelpTexts();
  const search = useMemo(() => searcherOf(texts.answers), [texts]);
  const ids = search(query);
  return (
    <section className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-soft">
          {ids.length > 0 ? texts.found(ids.length) : `${texts.none} ${texts.noneText}`}
        </p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <Answers ids={ids} />
    </section>
  );
};

/** Answers about the product, for everyone, and below them whom else to ask. */
export const HelpPage = () => {
  const { titles } = useFirstTexts().common;
  const texts = useHelpTexts();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
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
      </div>
      {sought === '' ? (
        <AllAnswers anchor={anchor} />
      ) : (
        <Found query={sought} onClear={() => setQuery('')} />
      )}
      <ContactSection />
    </article>
  );
};
