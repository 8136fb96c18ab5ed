import type { Language } from '@contract/languages';
import { PAGES } from '@contract/pages';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Landing } from '../shared/texts/en/landing';
import { firstInteraction } from '../shared/first-interaction';
import { useFirstTexts } from '../shared/texts/first';
import { useLanguage, usePreferences } from '../shared/preferences.store';
import { track } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { SampleChat } from './sample-chat';

const sectionsIn = (texts: () => Promise<{ landing: Landing }>) => {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = async () => {
    const [{ LandingSections }, { landing }] = await Promise.all([
      import('./landing-sections'),
      texts(),
    ]);
    return { default: () => <LandingSections texts={landing} /> };
  };
  const loadOnce = () => (loading ??= load());
  /** Until then the sections are plain HTML. */
  const loadAtSign = () => firstInteraction.then(loadOnce);
  return { load: loadOnce, Sections: lazy(loadAtSign) };
};

/** One language at a time: the other's texts would be loaded for nothing. */
const SECTIONS: Record<Language, ReturnType<typeof sectionsIn>> = {
  en: sectionsIn(() => import('../shared/texts/en/landing')),
  it: sectionsIn(() => import('../shared/texts/it/landing')),
};

export const loadSections = async (): Promise<null> => {
  await SECTIONS[usePreferences.getState().language].load();
  return null;
};

const Hero = () => {
  const { site } = useFirstTexts();
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-[1160px] grid-cols-1 items-center gap-x-16 gap-y-12 px-4 pt-7 pb-14 sm:px-6 lg:grid-cols-[1.02fr_.98fr] lg:pt-12 lg:pb-24">
        <div>
          <h1 className="text-[clamp(2.5rem,5.4vw,4.125rem)] leading-[1.08]">{site.headline}</h1>
          <p className="mt-5.5 max-w-[33em] text-[1.1875rem] text-pretty text-soft">{site.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-2.5 gap-y-3">
            <Button className="max-sm:w-full" asChild>
              <Link to={PAGES.chat} onClick={() => track('Lead', {})}>
                {site.start}
              </Link>
            </Button>
            <Button variant="ghost" className="max-sm:w-full" asChild>
              <a href="#how-it-works">{site.how}</a>
            </Button>
          </div>
          <p className="mt-4 text-sm text-faint max-sm:text-center">{site.smallPrint}</p>
        </div>
        <SampleChat />
      </div>
    </section>
  );
};

export const HomePage = () => {
  const { Sections } = SECTIONS[useLanguage()];
  useEffect(() => track('ViewContent', { content_name: 'landing' }), []);
  return (
    <>
      <Hero />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
};
