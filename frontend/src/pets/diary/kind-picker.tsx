import type { DiaryKind } from '@contract/diary';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { FIRST_KINDS, KIND_ICONS, MORE_KINDS } from './kinds';

interface KindPickerProps {
  kind: DiaryKind;
  onChange: (kind: DiaryKind) => void;
  disabled: boolean;
}

/** Picks the kind of an entry: six at once, the others one tap further. */
export const KindPicker = ({ kind, onChange, disabled }: KindPickerProps) => {
  const { diary } = useTexts();
  const name = useId();
  const [more, setMore] = useState(false);
  const shown = more || MORE_KINDS.includes(kind) ? [...FIRST_KINDS, ...MORE_KINDS] : FIRST_KINDS;
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">{diary.what}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-2 sm:max-lg:grid-cols-6">
        {shown.map((one) => {
          const Icon = KIND_ICONS[one];
          return (
            <label
              key={one}
              className="flex min-h-[64px] cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border border-line bg-card px-1 py-2 text-center text-sm leading-tight font-semibold transition-colors has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green hover:not-has-checked:border-faint"
            >
              <input
                type="radio"
                name={name}
                checked={one === kind}
                autoFocus={more && one === MORE_KINDS[0]}
                aria-label={diary.kinds[one]}
                onChange={() => onChange(one)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5 text-soft" />
              {diary.tile(one)}
            </label>
          );
        })}
      </div>
      {shown === FIRST_KINDS && (
        <Button variant="ghost" size="sm" className="mt-1 w-full" onClick={() => setMore(true)}>
          {diary.more}
          <ChevronDown aria-hidden className="size-4.5" />
        </Button>
      )}
    </fieldset>
  );
};
