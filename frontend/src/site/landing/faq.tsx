import type { Landing } from '../../shared/texts/en/landing';
import { ChevronDown } from 'lucide-react';
import { Section } from './section';

/** The browser's own accordion: answers of one name, of which one is open at a time. */
export const Faq = ({ texts }: { texts: Landing['faq'] }) => {
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
