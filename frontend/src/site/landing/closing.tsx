import type { Landing } from '../../shared/texts/en/landing';
import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { track } from '../../shared/tracking';
import { Button } from '../../shared/ui/button';

export const Closing = ({ texts }: { texts: Landing['closing'] }) => {
  return (
    <section className="mx-auto w-full max-w-[1160px] px-4 pt-4 pb-16 sm:px-6 lg:pb-24">
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
          <Link to={PAGES.chat} onClick={() => track('Lead', {})}>
            {texts.action}
          </Link>
        </Button>
      </div>
    </section>
  );
};
