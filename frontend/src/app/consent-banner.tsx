import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useTexts } from '../shared/texts/pages';
import { decideConsent } from '../shared/tracking';
import { Button } from '../shared/ui/button';

/** Gives both answers the same weight. */
export const ConsentBanner = () => {
  const { consent } = useTexts();
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-3xl animate-rise rounded-card border border-line bg-card p-5 shadow-float sm:flex sm:items-end sm:gap-6 short:py-3 sm:short:items-center"
    >
      <div className="min-w-0 flex-1">
        <h2 id="consent-title" className="text-[1.0625rem]">
          {consent.title}
        </h2>
        <p className="mt-1.5 text-[0.9375rem] leading-normal text-soft">
          {consent.text}{' '}
          <Link to={PAGES.privacy} className="font-medium text-green underline underline-offset-3">
            {consent.more}
          </Link>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5 sm:mt-0">
        <Button variant="quiet" size="sm" onClick={() => decideConsent('refused')}>
          {consent.refuse}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => decideConsent('accepted')}>
          {consent.accept}
        </Button>
      </div>
    </section>
  );
};
