import type { Landing } from '../../shared/texts/en/landing';
import { PAGES } from '@contract/pages';
import { PLANS } from '@contract/plans';
import { PlanCard } from './plan-card';
import { Section } from './section';

export const Pricing = ({ texts }: { texts: Landing['pricing'] }) => {
  return (
    <Section id="pricing" title={texts.title} lead={texts.lead}>
      <ul className="mx-auto grid max-w-md grid-cols-1 gap-4 lg:max-w-none lg:grid-cols-[1fr_1.08fr_1fr] lg:py-5">
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
