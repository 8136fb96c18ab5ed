import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../shared/page-title';
import { useFirstTexts } from '../shared/texts/first';
import { Button } from '../shared/ui/button';
import { SampleTalk } from './sample-talk';

export const HomePage = () => {
  const { site } = useFirstTexts();
  usePageTitle(site.title);
  return (
    <section className="mx-auto grid w-full max-w-[1160px] flex-1 items-center overflow-x-clip gap-x-16 gap-y-12 px-4 pt-7 pb-14 sm:px-6 lg:grid-cols-[1.02fr_.98fr] lg:pt-10 lg:pb-20">
      <div>
        <h1 className="text-[clamp(2.5rem,5.4vw,4.125rem)] leading-[1.08]">{site.headline}</h1>
        <p className="mt-5.5 max-w-[33em] text-[1.1875rem] text-pretty text-soft">{site.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-4.5 gap-y-3">
          <Button asChild>
            <Link to={PAGES.chat}>{site.start}</Link>
          </Button>
          <small className="text-sm text-faint">{site.smallPrint}</small>
        </div>
      </div>
      <SampleTalk />
    </section>
  );
};
