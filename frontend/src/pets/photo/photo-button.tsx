import type { Pet } from '@contract/pets';
import type { Photo } from '@contract/photos';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../shared/photos/photo-failure';
import { useSignedPath } from '../../shared/photos/signed-path';
import { currentTexts, useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { speak, toastError } from '../../shared/ui/notices.store';
import { PhotoInput } from '../../shared/ui/photo-input';
import { changePet } from '../pets.api';
import { usePhotoUpload } from './use-photo-upload';

const useKeeping = (pet: Pet) => {
  const { petPhoto } = useTexts();
  const keep = async (photo: Photo | null): Promise<void> => {
    try {
      await changePet(pet.id, { photoId: photo?.id ?? null });
      speak(photo ? petPhoto.saved(pet.name) : petPhoto.removed(pet.name));
    } catch {
      toastError(currentTexts().pets.saveFailed);
    }
  };
  const upload = usePhotoUpload((photo) => void keep(photo));
  const { failure } = upload;
  useEffect(() => {
    if (failure) toastError(failureText(failure, currentTexts()));
  }, [failure]);
  return { keep, upload };
};

/** On a pet's page: adds a photo, or changes and removes the one there is. */
export const PhotoButton = ({ pet }: { pet: Pet }) => {
  const { petPhoto: words } = useTexts();
  const [open, setOpen] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const { keep, upload } = useKeeping(pet);
  const { path, onError } = useSignedPath(pet.photoURL);
  const isSending = upload.state === 'sending';
  const label = pet.photoURL ? words.changeLong(pet.name) : words.addLong(pet.name);
  const openFiles = (): void => files.current?.click();
  const choose = ([file]: File[]): void => {
    setOpen(false);
    if (file) upload.send(file);
  };
  return (
    <>
      <PhotoInput ref={files} label={words.label(pet.name)} onChoose={choose} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={isSending ? words.saving : label}
        title={label}
        aria-disabled={isSending}
        onClick={() => (pet.photoURL ? setOpen(true) : isSending || openFiles())}
      >
        <Camera aria-hidden className={`size-5 ${isSending ? 'motion-safe:animate-pulse' : ''}`} />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.label(pet.name)}>
        <img
          src={path ?? undefined}
          alt={words.label(pet.name)}
          onError={onError}
          className="mt-5 aspect-square w-full rounded-card object-cover"
        />
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button onClick={openFiles}>{words.change}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              setOpen(false);
              void keep(null);
            }}
          >
            {words.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
