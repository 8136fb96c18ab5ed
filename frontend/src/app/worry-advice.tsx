import { PAGES } from '@contract/pages';
import type { HandbookExcerpt } from '@contract/worries';
import { BookOpen, ChevronRight, Phone } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { TriageCard } from '../chat/emergency/triage-card';
import { BEGINNING } from '../shared/beginning';
import { keepWorry } from '../shared/kept-worry';
import { useTexts } from '../shared/texts/pages';
import { track } from '../shared/tracking';
import { nameIn, speciesIn } from '../site/pet-in-words';
import type { HeardWorry } from '../site/worry-desk';

const bold = (line: string) =>
  line
    .split(/\*\*(.+?)\*\*/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));

/** The handbook's excerpts use only paragraphs, list items and bold from Markdown. */
const Lines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) =>
      line.startsWith('- ') ? (
        <p key={index} className="mt-1 flex gap-2">
          <span aria-hidden>·</span>
          <span>{bold(line.slice(2))}</span>
        </p>
      ) : (
        <p key={index} className="mt-1">
          {bold(line)}
        </p>
      ),
    );

const Excerpt = ({ title, text, sources }: HandbookExcerpt) => {
  const { advice } = useTexts();
  return (
    <li className="border-t border-line py-3.5 first:border-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <div className="text-[0.9375rem] leading-normal text-soft">
        <Lines text={text} />
      </div>
      <p className="mt-1.5 text-sm leading-snug text-faint">
        {advice.sources}:{' '}
        {sources.map(({ title: name, publisher, url }, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            {url === undefined ? (
              name
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                title={publisher}
                className="inline-block py-1 underline decoration-1 underline-offset-3 hover:text-ink"
              >
                {name}
              </a>
            )}
          </span>
        ))}
      </p>
    </li>
  );
};

/** Shown when no rule matched; its text says that this does not mean that the pet is well. */
const Calm = ({ actions }: { actions: readonly string[] }) => {
  const { advice } = useTexts();
  const card = useRef<HTMLElement>(null);
  const linesId = useId();
  useEffect(() => {
    card.current?.focus();
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={advice.calmTitle}
      aria-describedby={linesId}
      className="rounded-card border border-line bg-ground px-4 py-3.5 outline-none"
    >
      <h2 className="text-[1.0625rem]">{advice.calmTitle}</h2>
      <div id={linesId}>
        {[...actions, advice.calmText].map((line) => (
          <p key={line} className="mt-1.5 text-[0.9375rem] leading-snug text-soft">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
};

const Alarm = ({ triage }: Pick<HeardWorry['reply'], 'triage'>) => {
  const { advice } = useTexts();
  return (
    <>
      <TriageCard triage={triage} live />
      <Link
        to={PAGES.emergency}
        className={`-mt-1 flex min-h-[46px] w-fit max-w-full items-center gap-2 rounded-full px-[18px] py-1 leading-snug font-semibold ${
          triage.level === 'emergency'
            ? 'bg-red text-red-ink hover:bg-red/90'
            : 'bg-green text-green-ink hover:bg-green/90'
        }`}
      >
        <Phone aria-hidden className="size-4.5" />
        {advice.whoToCall}
      </Link>
    </>
  );
};

/** The safety card as in the chat, then the handbook's own words, then a way to keep the worry. */
export const WorryAdvice = ({ worry: { text, species, reply } }: { worry: HeardWorry }) => {
  const { advice: texts } = useTexts();
  const { triage, handbook } = reply;
  const petName = nameIn(text);
  const keep = (): void => {
    keepWorry({ text, petName, species: species ?? speciesIn(text) });
    track('Lead', {});
  };
  return (
    <div className="mt-4">
      {triage.level === 'routine' ? <Calm actions={triage.actions} /> : <Alarm triage={triage} />}
      <h2 className="mt-5 flex items-center gap-2 text-[1.0625rem]">
        <BookOpen aria-hidden className="size-4.5 text-green" />
        {texts.fromHandbook}
      </h2>
      {handbook.length === 0 ? (
        <p className="mt-1.5 text-[0.9375rem] text-soft">{texts.nothingKnown}</p>
      ) : (
        <ul className="mt-1">
          {handbook.map((excerpt) => (
            <Excerpt key={excerpt.title} {...excerpt} />
          ))}
        </ul>
      )}
      <Link
        to={PAGES.chat}
        state={BEGINNING}
        onClick={keep}
        className="mt-1 inline-flex min-h-[44px] items-center gap-1.5 font-semibold text-green"
      >
        {texts.keep(petName)}
        <ChevronRight aria-hidden className="size-4.5" />
      </Link>
    </div>
  );
};
