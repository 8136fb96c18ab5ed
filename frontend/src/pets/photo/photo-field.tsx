import { useRef } from 'react';
import { failureText } from '../../shared/photos/photo-failure';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { PhotoInput } from '../../shared/ui/photo-input';
import type { PhotoUpload } from './use-photo-upload';

interface PhotoFieldProps {
  name: string;
  /** Whether there is a photo to change or remove. */
  has: boolean;
  upload: Pick<PhotoUpload, 'state' | 'progress' | 'failure' | 'send'>;
  onRemove: () => void;
}

/** The controls for a pet's photo, below the stage that shows it; saved with the form. */
export const PhotoField = ({ name, has, upload, onRemove }: PhotoFieldProps) => {
  const texts = useTexts();
  const { petPhoto: words } = texts;
  const files = useRef<HTMLInputElement>(null);
  const { state, progress, failure, send } = upload;
  const isSending = state === 'sending';
  return (
    <div role="group" aria-label={words.label(name)} className="mb-5 sm:col-span-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={isSending}
          onClick={() => files.current?.click()}
        >
          {isSending ? words.saving : has ? words.change : words.add}
        </Button>
        {has && !isSending && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
        {isSending && (
          <progress
            aria-label={words.saving}
            value={progress}
            className="h-1.5 w-36 accent-green"
          />
        )}
      </div>
      <p role="status" className={`mt-1.5 text-sm ${failure ? 'text-red' : 'text-faint'}`}>
        {failure ? failureText(failure, texts) : words.hint}
      </p>
      <PhotoInput ref={files} label={words.label(name)} onChoose={([file]) => file && send(file)} />
    </div>
  );
};
