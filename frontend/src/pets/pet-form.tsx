import type { Pet } from '@contract/pets';
import type { Photo } from '@contract/photos';
import { coatOf, type Face } from '@contract/portraits';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../shared/api';
import { showFieldErrors, useSubmit } from '../shared/form';
import { keptWorry } from '../shared/kept-worry';
import { usePets } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { track } from '../shared/tracking';
import { useUnsavedForm } from '../shared/unsaved-form';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { toast, toastError } from '../shared/ui/notices.store';
import { LAMP_ON } from '../shared/ui/portrait';
import { pause } from '../shared/timings';
import type { Photographed } from '../shared/ui/pet-photo';
import { PetStage } from './pet-stage';
import { PortraitPicker } from './portrait-picker';
import { PhotoField } from './photo/photo-field';
import { usePhotoUpload, type PhotoUpload } from './photo/use-photo-upload';
import { chatWith, changePet, petCreator } from './pets.api';
import {
  MainPetFields,
  MorePetFields,
  changesSince,
  faceOf,
  toFormValues,
  toPet,
  type PetFormValues,
} from './pet-fields';

const MOVES = '(prefers-reduced-motion: no-preference)';

interface PetFormProps {
  /** The pet to change; null makes a new one. */
  pet: Pet | null;
  onClose: () => void;
  onLimit: () => void;
}

/** Fills in what a visitor said on the home page. */
const firstValues = (pet: Pet | null): PetFormValues => {
  const worry = pet === null ? keptWorry() : null;
  const values = toFormValues(pet);
  return { ...values, ...(worry && { name: worry.petName ?? '', species: worry.species ?? '' }) };
};

/** The photo that the form shows: the one chosen in it, or else the pet's. */
const shownPhoto = (pet: Pet | null, chosen: Photo | null | undefined): Photographed =>
  chosen === undefined
    ? { photoURL: pet?.photoURL ?? null, photoThumbnailURL: pet?.photoThumbnailURL ?? null }
    : { photoURL: chosen?.url ?? null, photoThumbnailURL: chosen?.thumbnailUrl ?? null };

/** What the form holds besides its fields' values. */
interface Filled {
  opened: PetFormValues;
  /** The owner's pets. */
  others: readonly Pet[];
  face: Face;
  photo: Photo | null | undefined;
  upload: PhotoUpload;
}

const useSavePet = (
  { pet, onClose, onLimit }: PetFormProps,
  form: UseFormReturn<PetFormValues>,
  { opened, others, face, photo, upload }: Filled,
) => {
  const { pets } = useTexts();
  const navigate = useNavigate();
  /** Whether the pet has just been created: its lamp comes on, and then its chat opens. */
  const [born, setBorn] = useState(false);
  const [create] = useState(petCreator);

  const save = async (values: PetFormValues): Promise<void> => {
    const told = toPet(values, pet === null ? undefined : null);
    if (told === null) return;
    const sent = await upload.finish();
    // The photo failed, and its field says so: the owner saves again, with another or without.
    if (sent === null) return;
    const chosen = sent ?? photo;
    const photoId = chosen !== undefined && { photoId: chosen?.id ?? null };
    if (pet !== null) {
      await changePet(pet.id, { ...changesSince(opened, told), ...photoId });
      toast({ title: pets.createdTitle, description: pets.savedText });
      onClose();
      return;
    }
    const created = await create({ ...told, ...photoId, coat: coatOf(face).id }, others);
    track('PetProfileCreated', { species: created.species });
    toast({ title: pets.createdTitle, description: pets.createdText });
    setBorn(true);
    if (window.matchMedia(MOVES).matches) await pause(LAMP_ON);
    void navigate(chatWith(created), { replace: true });
  };

  const submit = async (values: PetFormValues): Promise<void> => {
    try {
      await save(values);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (hasCode(error, 'PET_LIMIT_REACHED')) onLimit();
      toastError(pet === null ? pets.createFailed : pets.saveFailed);
    }
  };
  return { born, onSubmit: useSubmit(form, submit) };
};

export const PetForm = (props: PetFormProps) => {
  const { pet } = props;
  const { common, firstPet, petForm: texts } = useTexts();
  const [opened] = useState(() => firstValues(pet));
  const form = useUnsavedForm<PetFormValues>(`pet.${pet?.id ?? 'new'}`, {
    mode: 'onTouched',
    defaultValues: opened,
  });
  const values = useWatch({ control: form.control }) as PetFormValues;
  const name = values.name.trim();
  // Each new pet starts with different colours from the ones before.
  const { data: others = [] } = usePets();
  const [before] = useState(others.length);
  const face = faceOf(values, pet?.id ?? before);
  /** Chosen here; `undefined` keeps the pet's own. */
  const [photo, setPhoto] = useState<Photo | null>();
  const upload = usePhotoUpload(setPhoto);
  const { born, onSubmit } = useSavePet(props, form, { opened, others, face, photo, upload });
  const pending = form.formState.isSubmitting;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const saving = pet === null ? texts.submitting : common.saving;
  const saved = pet === null ? texts.submit : common.save;
  return (
    <Card className="overflow-hidden p-[20px] sm:p-8">
      <PetStage
        face={{ ...face, ...shownPhoto(pet, photo) }}
        named={name !== ''}
        lit={pet !== null || born}
        born={born}
      />
      <h1 ref={title} tabIndex={-1} className="text-[1.75rem] outline-none">
        {pet === null ? texts.newTitle : texts.editTitle(pet.name)}
      </h1>
      {pet === null && <p className="mt-2 text-soft">{firstPet.lead}</p>}
      <form noValidate className="mt-6" onSubmit={onSubmit}>
        <fieldset disabled={pending} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
          <PhotoField
            name={name}
            has={photo === undefined ? Boolean(pet?.photoURL) : photo !== null}
            upload={upload}
            onRemove={() => setPhoto(null)}
          />
          <MainPetFields form={form} />
          {values.species !== '' && (
            <PortraitPicker
              name={name}
              face={face}
              onPortrait={(portrait) => form.setValue('portrait', portrait)}
              onCoat={(coat) => form.setValue('coat', coat)}
            />
          )}
          {pet === null && (
            <div className="mt-4 mb-3 border-t border-line pt-6 sm:col-span-2">
              <h2 className="text-[1.0625rem] wrap-break-word text-soft">{firstPet.more(name)}</h2>
              <p className="mt-1 text-sm text-faint">{firstPet.moreText}</p>
            </div>
          )}
          <MorePetFields form={form} hasBirthDate={pet?.birthDate != null} />
          <div className="mt-3 sm:col-span-2">
            <Button type="submit" className="w-full sm:w-fit">
              {pending ? saving : saved}
            </Button>
          </div>
        </fieldset>
      </form>
    </Card>
  );
};
