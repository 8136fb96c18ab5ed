import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../shared/texts';
import { PhotoInput } from '../../shared/ui/photo-input';
import { attach } from './uploads';

export const AttachButton = ({ sessionId, disabled }: { sessionId: number; disabled: boolean }) => {
  const { photos } = useTexts();
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={photos.attach}
        title={photos.attach}
        disabled={disabled}
        onClick={() => files.current?.click()}
        className="grid size-[44px] shrink-0 place-items-center rounded-full text-soft transition-colors hover:not-disabled:bg-sunk hover:not-disabled:text-ink disabled:opacity-55"
      >
        <Camera aria-hidden className="size-5" />
      </button>
      <PhotoInput
        ref={files}
        label={photos.attach}
        disabled={disabled}
        multiple
        onChoose={(chosen) => attach(sessionId, chosen)}
      />
    </>
  );
};
