import { ChevronDown, Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HelpId } from '../shared/texts/help-answers';
import { RichText } from '../shared/ui/rich-text';
import { useHelpTexts } from './help-texts';

interface AnswersProps {
  ids: readonly HelpId[];
  /** The answer that is open from the start. */
  anchor?: string;
}

const Answer = ({ id, open }: { id: HelpId; open: boolean }) => {
  const texts = useHelpTexts();
  const { question, answer } = texts.answers[id];
  return (
    <details
      // Remounts, and so opens, when the address names it.
      key={String(open)}
      id={id}
      open={open}
      className="group scroll-mt-4 rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-[12px] rounded-card px-[16px] py-2.5 font-semibold text-balance [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 [overflow-wrap:anywhere]">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-[20px] shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[42em] gap-2.5 px-[16px] pt-1.5 pb-2 text-soft">
        {answer.map((text, index) => (
          <p key={index} className="text-pretty">
            <RichText text={text} />
          </p>
        ))}
        <Link
          to={`#${id}`}
          aria-label={`${texts.anchor}: ${question}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-faint transition-colors hover:text-ink"
        >
          <Link2 aria-hidden className="size-4" />
          {texts.anchor}
        </Link>
      </div>
    </details>
  );
};

export const Answers = ({ ids, anchor = '' }: AnswersProps) => (
  <ul className="mt-3 grid gap-2">
    {ids.map((id) => (
      <li key={id} className="min-w-0">
        <Answer id={id} open={id === anchor} />
      </li>
    ))}
  </ul>
);
