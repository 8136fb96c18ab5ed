import { PAGES } from '@contract/pages';
import { PLANS } from '@contract/plans';
import {
  BookOpen,
  Heart,
  MessageCircle,
  Moon,
  PawPrint,
  TriangleAlert,
  type LucideIcon,
  ChevronDown,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BEGINNING } from '../shared/beginning';
import { useLanguage } from '../shared/preferences.store';
import type { Landing } from '../shared/texts/en/landing';
import { track } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { PlanCard } from './plan-card';
import { TESTIMONIALS } from './testimonials.data';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** On wide screens, puts the title to the left of the content. */
  beside?: boolean;
  children: ReactNode;
}

const Section = ({ id, title, lead, beside = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={`mx-auto w-full max-w-[1160px] scroll-mt-4 px-[16px] py-14 sm:px-6 lg:py-20 ${
      beside ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12' : ''
    }`}
  >
    <h2 id={`${id}-title`} className="max-w-[20em] text-[clamp(1.75rem,3.4vw,2.5rem)]">
      {title}
    </h2>
    {lead !== undefined && <p className="mt-3 text-[1.0625rem] text-soft">{lead}</p>}
    <div className={beside ? 'mt-8 lg:mt-0' : 'mt-8 lg:mt-10'}>{children}</div>
  </section>
);

type Cards = Landing['features']['cards'];

const ICONS: Record<keyof Cards, LucideIcon> = {
  personal: Heart,
  anytime: Moon,
  emergency: TriangleAlert,
  education: BookOpen,
  profiles: PawPrint,
  behaviour: MessageCircle,
};

const NAMES = Object.keys(ICONS) as (keyof Cards)[];

const Features = ({ texts }: { texts: Landing['features'] }) => (
  <Section id="features" title={texts.title}>
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        const { title, text } = texts.cards[name];
        return (
          <li key={name} className="bg-card p-6 sm:p-7">
            <Icon aria-hidden className="size-5.5 text-green" />
            <h3 className="mt-4.5 text-[1.1875rem]">{title}</h3>
            <p className="mt-1.5 text-[0.96875rem] text-pretty text-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  </Section>
);

const Steps = ({ texts }: { texts: Landing['steps'] }) => {
  return (
    <Section id="how-it-works" title={texts.title} lead={texts.lead}>
      <ol className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4.5 md:block">
            <p
              aria-hidden
              className="flex size-[44px] shrink-0 items-center justify-center rounded-full bg-apricot-wash font-display text-lg font-[650] text-apricot-ink"
            >
              {index + 1}
            </p>
            <div className="min-w-0 md:mt-4.5">
              <h3 className="text-[1.1875rem]">{title}</h3>
              <p className="mt-1.5 max-w-[26em] text-pretty text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};

const Stories = ({ texts }: { texts: Landing['stories'] }) => {
  const language = useLanguage();
  return (
    <Section id="stories" title={texts.title} lead={texts.note}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {TESTIMONIALS[language].map(({ words, from }) => (
          <li key={from}>
            <figure className="flex h-full flex-col rounded-card bg-sunk p-6 sm:p-7">
              <blockquote className="text-[1.0625rem] leading-relaxed text-pretty">
                {words}
              </blockquote>
              <figcaption className="mt-auto pt-5 text-sm text-faint">{from}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Pricing = ({ texts }: { texts: Landing['pricing'] }) => {
  return (
    <Section id="pricing" title={texts.title} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_1.08fr_1fr] lg:py-5">
        {PLANS.map((plan) => (
          <li key={plan}>
            <PlanCard
              plan={plan}
              texts={texts}
              to={plan === 'free' ? PAGES.chat : `${PAGES.checkout}?plan=${plan}`}
            />
          </li>
        ))}
      </ul>
      <p className="mt-7 text-center text-[0.9375rem] text-faint">{texts.sold.promise}</p>
    </Section>
  );
};

/** Native accordion: of `details` with the same name, only one is open. */
const Faq = ({ texts }: { texts: Landing['faq'] }) => {
  return (
    <Section id="faq" title={texts.title} beside>
      <div className="divide-y divide-line border-y border-line">
        {texts.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-lg py-3.5 font-display text-[1.125rem] leading-snug font-[600] [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[42em] pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};

const Closing = ({ texts }: { texts: Landing['closing'] }) => {
  return (
    <section className="only-strangers mx-auto w-full max-w-[1160px] px-4 pt-4 pb-16 sm:px-6 lg:pb-24">
      <div className="relative isolate flex flex-col items-center overflow-hidden rounded-[22px] border border-line bg-card px-6 pb-14 text-center before:absolute before:inset-x-0 before:top-13 before:bottom-0 before:-z-10 before:bg-linear-to-b before:from-apricot-wash before:to-transparent before:[clip-path:polygon(calc(50%-22px)_0,calc(50%+22px)_0,92%_100%,8%_100%)]">
        <svg
          aria-hidden
          viewBox="0 0 60 70"
          className="w-15 fill-none stroke-soft"
          strokeWidth="1.75"
        >
          <path d="M30 0v30" />
          <path className="fill-card" d="M8 52a22 22 0 0 1 44 0Z" />
          <path className="stroke-apricot" d="M23 57a7 7 0 0 0 14 0" strokeWidth="2.5" />
        </svg>
        <h2 className="mt-5 max-w-[18em] text-[clamp(1.625rem,3vw,2.25rem)]">{texts.title}</h2>
        <p className="mt-3 text-[1.0625rem] text-balance text-soft">{texts.text}</p>
        <Button className="mt-7" asChild>
          <Link to={PAGES.chat} state={BEGINNING} onClick={() => track('Lead', {})}>
            {texts.action}
          </Link>
        </Button>
      </div>
    </section>
  );
};

/** Below the fold: plain HTML until hydration, so it keeps no state. */
export const LandingSections = ({ texts }: { texts: Landing }) => (
  <>
    <Features texts={texts.features} />
    <Steps texts={texts.steps} />
    <Stories texts={texts.stories} />
    <Pricing texts={texts.pricing} />
    <Faq texts={texts.faq} />
    <Closing texts={texts.closing} />
  </>
);
