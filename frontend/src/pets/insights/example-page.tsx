import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useTitle } from '../../shared/document';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { SpeciesMark } from '../../shared/ui/species-mark';
import { demoSummary } from '../summary/demo-summary';
import { Paper } from '../summary/paper';
import { demoInsights } from './demo-pet';
import { InsightsView } from './insights-section';

const NOBODY = { vet: null, nightClinic: null };

/** What the diary can show, by an invented cat, for anybody. */
export const ExamplePage = () => {
  const { insights, summary } = useTexts();
  const { example } = insights;
  const language = useLanguage();
  useTitle('example');
  return (
    <>
      <div className="border-b border-line bg-radial-[ellipse_34rem_12rem_at_20%_100%] from-apricot-wash to-transparent">
        <div className="mx-auto flex max-w-[52rem] items-end gap-x-5 px-4 pt-8 pb-6 sm:px-6 sm:pt-12 sm:pb-8">
          <SpeciesMark species="gatto" size="lg" />
          <div className="min-w-0">
            <Badge tone="apricot">{example.badge}</Badge>
            <h1 className="mt-2 text-[2rem] sm:text-[2.625rem]">{example.title}</h1>
            <p className="mt-2 text-[1.0625rem] text-soft">{example.species}</p>
          </div>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-[52rem] grid-cols-1 gap-8 px-4 pt-6 pb-16 sm:px-6">
        <p className="max-w-[60ch] text-pretty text-soft">{example.text}</p>
        <InsightsView insights={demoInsights(language)} pet={NOBODY} />
        <section aria-labelledby="example-summary">
          <h2 id="example-summary" className="text-2xl">
            {summary.title}
          </h2>
          <p className="mt-1 mb-4 max-w-[60ch] text-pretty text-soft">{summary.text('Luna')}</p>
          <Paper snapshot={demoSummary(language)} />
        </section>
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-green-wash px-5 py-4">
          <p className="max-w-[40ch] font-semibold">{example.plan}</p>
          <Button asChild>
            <Link to={`${PAGES.home}#pricing`}>{example.toPlans}</Link>
          </Button>
        </div>
      </div>
    </>
  );
};
