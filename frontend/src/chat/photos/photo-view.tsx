import type { Photo } from '@contract/photos';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { useSignedPath } from '../../shared/photos/signed-path';
import { useTexts } from '../../shared/texts';
import { Button, CloseButton } from '../../shared/ui/button';

const Picture = ({ photo, alt }: { photo: Photo; alt: string }) => {
  const { photos } = useTexts();
  const { path, onError } = useSignedPath(photo.url);
  if (path === null) return <p className="p-8 text-white">{photos.unavailable}</p>;
  return (
    <img
      src={path}
      alt={alt}
      width={photo.width}
      height={photo.height}
      onError={onError}
      className="h-auto max-h-full w-auto max-w-full rounded-[14px] object-contain"
    />
  );
};

interface PhotoViewProps {
  photos: readonly Photo[];
  shown: number;
  /** Null closes. */
  onShow: (index: number | null) => void;
}

/** A photo as large as the window; arrow keys go to the next. */
export const PhotoView = ({ photos, shown, onShow }: PhotoViewProps) => {
  const { photos: texts } = useTexts();
  const photo = photos[shown];
  const go = (step: number): void => onShow((shown + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  const title = texts.sent(shown + 1, photos.length);
  const arrow = 'absolute top-1/2 -translate-y-1/2 bg-card/85 text-ink';
  return (
    <Radix.Root open onOpenChange={(open) => !open && onShow(null)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-[oklch(0.15_0.01_70/.92)]" />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={photos.length > 1 ? onKeyDown : undefined}
          className="fixed inset-0 z-50 grid animate-fade grid-rows-[minmax(0,1fr)_auto] place-items-center gap-2 p-4 pt-16 outline-none"
        >
          <div className="grid size-full min-h-0 grid-rows-[minmax(0,1fr)] place-items-center">
            {photo && <Picture key={photo.id} photo={photo} alt={title} />}
          </div>
          <Radix.Title className="py-2 font-sans text-[0.9375rem] font-medium tracking-normal text-white">
            {title}
          </Radix.Title>
          {photos.length > 1 && (
            <>
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.previous}
                className={`${arrow} left-3`}
                onClick={() => go(-1)}
              >
                <ChevronLeft aria-hidden className="size-5" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.next}
                className={`${arrow} right-3`}
                onClick={() => go(1)}
              >
                <ChevronRight aria-hidden className="size-5" />
              </Button>
            </>
          )}
          <Radix.Close asChild>
            <CloseButton className="absolute top-3 right-3 bg-card! text-ink!" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
