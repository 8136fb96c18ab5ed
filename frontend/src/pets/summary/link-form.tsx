import { LINK_DAYS, type LinkDays, type Summary, type SummaryLink } from '@contract/summaries';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { showFailure } from './failure';
import { makeLink } from './summary.api';

interface LinkFormProps {
  summary: Summary;
  onMade: (link: SummaryLink) => void;
}

/** Chooses how long a link works, and creates it. */
export const LinkForm = ({ summary, onMade }: LinkFormProps) => {
  const { link } = useTexts().summary;
  const name = useId();
  const [days, setDays] = useState<LinkDays>(7);
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeLink(summary, days),
    onSuccess: onMade,
    onError: (error) => showFailure(summary.petId, error),
  });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">{link.howLong}</legend>
        <div className="flex flex-wrap gap-2">
          {LINK_DAYS.map((one) => (
            <label
              key={one}
              className="flex min-h-[44px] cursor-pointer items-center rounded-full border border-line px-4 font-semibold transition-colors has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green hover:not-has-checked:border-faint"
            >
              <input
                type="radio"
                name={name}
                checked={one === days}
                onChange={() => setDays(one)}
                className="sr-only"
              />
              {link.days(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        variant="quiet"
        size="sm"
        className="mt-4"
        disabled={isPending}
        onClick={() => mutate()}
      >
        {summary.link === null ? link.make : link.makeNew}
      </Button>
      {summary.link !== null && <p className="mt-2 text-sm text-faint">{link.replaces}</p>}
    </>
  );
};
