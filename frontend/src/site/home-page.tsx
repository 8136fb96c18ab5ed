import type { Language } from '@contract/languages';
import { PAGES } from '@contract/pages';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Landing } from '../shared/texts/en/landing';
import { BEGINNING } from '../shared/beginning';
import { firstInteraction } from '../shared/first-interaction';
import { optional } from '../shared/optional';
import { useFirstTexts } from '../shared/texts/first';
import { useLanguage, usePreferences } from '../shared/preferences.store';
import { useSession } from '../shared/session.store';
import { track } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { WorryDesk, type LoadAdvice } from './worry-desk';

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
  /** Until the first interaction, the sections are plain HTML. */
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

const OwnerWelcome = optional(async () => (await import('./owner-welcome')).OwnerWelcome);

const ForStrangers = () => {
  const { site } = useFirstTexts();
  return (
    <div className="for-strangers">
      <h1 className="text-[clamp(min(2.5rem,13.5vw),5.4vw,3.4375rem)] leading-[1.08]">
        {site.headline}
      </h1>
      <p className="mt-5.5 max-w-[33em] text-[1.1875rem] text-pretty text-soft">{site.lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-4.5 gap-y-3">
        <Button className="max-sm:w-full" asChild>
          <Link to={PAGES.chat} state={BEGINNING} onClick={() => track('Lead', {})}>
            {site.start}
          </Link>
        </Button>
        <p className="text-sm text-faint">{site.smallPrint}</p>
      </div>
    </div>
  );
};

/** The owner's text overlays the one for strangers, so that nothing moves when it arrives. */
const Hero = ({ loadAdvice }: { loadAdvice: LoadAdvice }) => {
  const user = useSession((state) => state.user);
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-[1160px] grid-cols-1 gap-x-14 gap-y-8 px-[16px] pt-5 pb-14 sm:px-6 lg:grid-cols-[1.02fr_1fr] lg:pb-20">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center *:[grid-area:1/1] lg:sticky lg:top-0 lg:self-start lg:pt-5 xl:pt-16">
          <ForStrangers />
          {user !== null && <OwnerWelcome user={user} />}
        </div>
        <WorryDesk loadAdvice={loadAdvice} />
      </div>
    </section>
  );
};

export const HomePage = ({ loadAdvice }: { loadAdvice: LoadAdvice }) => {
  const { Sections } = SECTIONS[useLanguage()];
  useEffect(() => track('ViewContent', { content_name: 'landing' }), []);
  return (
    <>
      <Hero loadAdvice={loadAdvice} />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
};
