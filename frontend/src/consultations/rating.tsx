import type { Consultation } from '@contract/consultations';
import { LIMITS } from '@contract/limits';
import { Star } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { invalidateConsultations } from '../shared/consultations';
import { useUnsavedState } from '../shared/tab-draft';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Field, Input } from '../shared/ui/field';
import { toast, toastError } from '../shared/ui/notices.store';
import { rate } from './consultations.api';
import { decline } from './rating-time';

const STARS = [1, 2, 3, 4, 5] as const;

const Stars = ({ stars, onChoose }: { stars: number; onChoose: (stars: number) => void }) => {
  const { rating: texts } = useTexts().consultations;
  return (
    <div className="-ml-2.5 flex">
      {STARS.map((count) => (
        <label
          key={count}
          className="grid size-[44px] cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-green"
        >
          <input
            type="radio"
            name="stars"
            className="sr-only"
            aria-label={texts.stars(count)}
            checked={stars === count}
            onChange={() => onChoose(count)}
          />
          <Star
            aria-hidden
            className={`size-6 ${count <= stars ? 'fill-apricot text-apricot-ink' : 'text-faint'}`}
          />
        </label>
      ))}
    </div>
  );
};

/** Rates a consultation: stars, and a comment if the owner likes. */
export const Rating = ({ consultation }: { consultation: Consultation }) => {
  const { consultations } = useTexts();
  const { rating: texts, failed } = consultations;
  const { id, petId, vet } = consultation;
  const [stars, setStars] = useUnsavedState(`rating-stars.${id}`, 0);
  const [words, setWords] = useUnsavedState(`rating-words.${id}`, '');
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = vet?.name ?? '';
  if (gone) return null;

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy || stars === 0) return;
    setBusy(true);
    try {
      await rate(id, { stars, words: words.trim() || null });
      toast({ title: texts.thanks });
      setGone(true);
      void invalidateConsultations(petId);
    } catch {
      toastError(failed.other);
      setBusy(false);
    }
  };
  const later = (): void => {
    decline(id);
    setGone(true);
  };

  return (
    <form
      className="mb-2 animate-rise rounded-card border border-line bg-card p-4"
      onSubmit={(event) => void send(event)}
    >
      <fieldset>
        <legend className="font-semibold">{texts.title(name)}</legend>
        <Stars stars={stars} onChoose={setStars} />
      </fieldset>
      {stars > 0 && (
        <Field label={texts.words(name)} className="mt-1">
          {(control) => (
            <Input
              {...control}
              maxLength={LIMITS.consultation.ratingWords}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {stars > 0 && (
          <Button type="submit" size="sm" disabled={busy}>
            {texts.send}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className={stars === 0 ? '-ml-[18px]' : ''}
          onClick={later}
        >
          {texts.later}
        </Button>
      </div>
    </form>
  );
};
