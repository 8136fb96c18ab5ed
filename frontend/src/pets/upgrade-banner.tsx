import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePartnerVets } from '../shared/partner-vets';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';

/** Takes the focus, since it answers a click. */
export const UpgradeBanner = ({ plan, onLater }: { plan: Plan; onLater: () => void }) => {
  const { upgrade } = useTexts().pets;
  const hasVets = usePartnerVets();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const free = plan === 'free';
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="upgrade-title"
      className="mb-6 flex animate-rise flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-apricot-wash p-[20px] sm:p-6"
    >
      <div className="flex-[1_1_24rem]">
        <h2 id="upgrade-title" className="text-[1.1875rem] text-apricot-ink">
          {free ? upgrade.freeTitle : upgrade.proTitle}
        </h2>
        <p className="mt-1.5 max-w-[38em] text-pretty">
          {free ? upgrade.freeText(hasVets) : upgrade.proText(hasVets)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="quiet" size="sm" onClick={onLater}>
          {upgrade.later}
        </Button>
        <Button size="sm" asChild>
          <Link to={`${PAGES.checkout}?plan=${free ? 'pro' : 'expert'}`}>{upgrade.now}</Link>
        </Button>
      </div>
    </section>
  );
};
