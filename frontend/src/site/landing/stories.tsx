import type { Landing } from '../../shared/texts/en/landing';
import { useLanguage } from '../../shared/preferences.store';
import { TESTIMONIALS } from '../testimonials.data';
import { Section } from './section';

export const Stories = ({ texts }: { texts: Landing['stories'] }) => {
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
