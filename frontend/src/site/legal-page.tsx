import { PAGES } from '@contract/pages';
import type { Language } from '@contract/languages';
import { Link } from 'react-router-dom';
import { legal as english } from '../shared/texts/en/legal';
import { useFirstTexts } from '../shared/texts/first';
import { legal as italian } from '../shared/texts/it/legal';
import { useLanguage } from '../shared/preferences.store';
import { Contents } from './legal/contents';
import { LegalBlock, LegalList } from './legal/legal-blocks';

const DOCUMENTS = ['privacy', 'dataDeletion', 'terms', 'dataProcessing'] as const;

const catalogues: Record<Language, typeof english> = { en: english, it: italian };

interface LegalPageProps {
  document: (typeof DOCUMENTS)[number];
}

const ReadAlso = ({ document, title }: LegalPageProps & { title: string }) => {
  const { titles } = useFirstTexts().common;
  const others = [...DOCUMENTS.filter((other) => other !== document), 'profile' as const];
  return (
    <nav aria-labelledby="read-also" className="mt-12 border-t border-line pt-8 print:hidden">
      <h2 id="read-also" className="text-[1.0625rem]">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {others.map((page) => (
          <li key={page}>
            <Link
              to={PAGES[page]}
              className="flex min-h-11 items-center rounded-full border border-line bg-card px-4.5 text-[0.9375rem] font-semibold transition-colors hover:bg-sunk"
            >
              {titles[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const LegalPage = ({ document }: LegalPageProps) => {
  const { titles } = useFirstTexts().common;
  const texts = catalogues[useLanguage()];
  const { effective = texts.effective, summary, sections } = texts.documents[document];
  return (
    <article className="mx-auto w-full max-w-[1160px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-18">
      <div className="lg:col-start-2">
        <h1 className="text-[clamp(min(2rem,10vw),4.4vw,2.75rem)]">{titles[document]}</h1>
        <p className="mt-3 text-[0.9375rem] text-faint">{effective}</p>
        <section
          aria-labelledby="in-short"
          className="mt-7 max-w-[38rem] rounded-card bg-green-wash p-[20px] sm:p-6"
        >
          <h2 id="in-short" className="text-[1.1875rem]">
            {texts.inShort}
          </h2>
          <LegalList items={summary} />
        </section>
      </div>
      <Contents title={texts.contents} sections={sections} />
      <div className="max-w-[38rem] lg:col-start-2">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className="pt-10 text-[1.0625rem] text-soft">
            <h2 className="text-[1.4375rem] text-ink">{title}</h2>
            {blocks.map((block, index) => (
              <LegalBlock key={index} block={block} />
            ))}
          </section>
        ))}
        <ReadAlso document={document} title={texts.readAlso} />
      </div>
    </article>
  );
};
