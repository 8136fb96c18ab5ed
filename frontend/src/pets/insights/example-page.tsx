import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useTitle } from '../../shared/document';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Chip } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Roof } from '../roof';
import { demoSummary } from '../summary/demo-summary';
import { Paper } from '../summary/paper';
import { EntryLine, LifeLine } from '../diary/entry-line';
import { litBy } from '../diary/lit';
import { demoDiary, demoInsights } from './demo-pet';
import { InsightsView } from './insights-section';

const LUNA = { id: 0, species: 'gatto', coat: 'grey' } as const;

const NOBODY = { vet: null, nightClinic: null };

/** What the diary can show, with an invented cat, for everyone. */
export const ExamplePage = () => {
  const { diary, insights, summary } = useTexts();
  const { example } = insights;
  const language = useLanguage();
  const shown = demoInsights(language);
  useTitle('example');
  return (
    <>
      <Roof pet={LUNA} name={example.title} text={example.species} width="max-w-[1160px]">
        <p className="mb-2">
          <Chip>{example.badge}</Chip>
        </p>
      </Roof>
      <div className="mx-auto grid w-full max-w-[1160px] grid-cols-1 gap-8 px-[16px] pt-6 pb-16 sm:px-6">
        <p className="max-w-[60ch] text-pretty text-soft">{example.text}</p>
        <InsightsView insights={shown} pet={NOBODY} />
        <section aria-labelledby="example-diary">
          <h2 id="example-diary" className="text-2xl">
            {diary.title}
          </h2>
          <LifeLine
            entries={demoDiary(language)}
            lit={litBy(shown.findings)}
            line={(entry, place) => <EntryLine key={entry.id} entry={entry} {...place} />}
          />
        </section>
        <section aria-labelledby="example-summary">
          <h2 id="example-summary" className="text-2xl">
            {summary.title}
          </h2>
          <p className="mt-1 mb-4 max-w-[60ch] text-pretty text-soft">{summary.text('Luna')}</p>
          <Paper snapshot={demoSummary(language)} />
        </section>
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-green-wash px-[20px] py-4">
          <p className="max-w-[40ch] font-semibold">{example.plan}</p>
          <Button asChild>
            <Link to={`${PAGES.home}#pricing`}>{example.toPlans}</Link>
          </Button>
        </div>
      </div>
    </>
  );
};
