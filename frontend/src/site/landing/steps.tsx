import type { Landing } from '../../shared/texts/en/landing';
import { Section } from './section';

export const Steps = ({ texts }: { texts: Landing['steps'] }) => {
  return (
    <Section id="how-it-works" title={texts.title} lead={texts.lead}>
      <ol className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4.5 md:block">
            <p
              aria-hidden
              className="flex size-[44px] shrink-0 items-center justify-center rounded-full bg-apricot-wash font-display text-lg font-[660] text-apricot-ink"
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
