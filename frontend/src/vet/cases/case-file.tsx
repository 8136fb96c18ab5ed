import type { PetOfCase, VetCase } from '@contract/consultations';
import type { DiaryEntry } from '@contract/diary';
import type { SummarySnapshot } from '@contract/summaries';
import type { ReactNode } from 'react';
import { titleOf } from '../../shared/entry-title';
import { formatNearDay, formatWeight } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/care';
import { useCaseTexts } from './case-texts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card border border-line bg-card p-4">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);

const Facts = ({ pet }: { pet: PetOfCase }) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  const language = useLanguage();
  const about = [
    pet.breed,
    pet.age === null ? null : texts.age(pet.age),
    pet.sex && texts.sexes[pet.sex],
    pet.neutered === true && texts.neutered(pet.sex ?? null),
  ];
  const facts = [
    [texts.weight, pet.weight && formatWeight(pet.weight, language)],
    [texts.conditions, pet.healthConditions],
    [texts.allergies, pet.allergies],
    [texts.medicines, pet.medicines],
    [texts.traits, pet.personalityTraits],
  ] as const;
  return (
    <Part title={texts.facts}>
      <p className="mt-1.5">{[common.animal(pet), ...about].filter(Boolean).join(', ')}</p>
      <dl className="mt-2 grid gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="leading-snug [overflow-wrap:anywhere]">
                <dt className="text-sm text-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  );
};

const Diary = ({ entries }: { entries: readonly DiaryEntry[] | null }) => {
  const { diary } = useTexts();
  const texts = useCaseTexts();
  const language = useLanguage();
  if (entries === null) return <NotShared title={texts.diary} />;
  return (
    <Part title={texts.diary}>
      {entries.length === 0 ? (
        <p className="mt-1.5 text-soft">{texts.noDiary}</p>
      ) : (
        <ul
          className="mt-2 grid max-h-80 gap-2 overflow-y-auto"
          tabIndex={0}
          aria-label={texts.diary}
        >
          {entries.map((entry) => (
            <li key={entry.id} className="leading-snug [overflow-wrap:anywhere]">
              <span className="text-sm text-soft">{formatNearDay(entry.at, language)}</span>{' '}
              {titleOf(entry, diary, language)}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};

const NotShared = ({ title }: { title: string }) => (
  <Part title={title}>
    <p className="mt-1.5 text-soft">{useCaseTexts().notShared}</p>
  </Part>
);

const Summary = ({ summary }: { summary: SummarySnapshot | null }) => {
  const texts = useCaseTexts();
  if (summary === null) return <NotShared title={texts.summary} />;
  return (
    <Part title={texts.summary}>
      <div
        className="mt-2 grid max-h-96 gap-3 overflow-y-auto"
        tabIndex={0}
        role="region"
        aria-label={texts.summary}
      >
        {summary.sections.map(({ name, title, items }) => (
          <div key={name}>
            <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
            <ul className="mt-1 grid gap-1 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
              {items.map(({ key, text, detail }) => (
                <li key={key}>
                  {text}
                  {detail !== null && <span className="text-soft"> {detail}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  );
};

/** The question, and what the owner agreed to share. */
export const CaseFile = ({ one }: { one: VetCase }) => {
  const texts = useCaseTexts();
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Part title={texts.question}>
        <p className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">{one.question}</p>
      </Part>
      {one.pet && <Facts pet={one.pet} />}
      {one.state === 'taken' && (
        <>
          <Summary summary={one.summary} />
          <Diary entries={one.diary} />
        </>
      )}
    </div>
  );
};
