import type { Pet } from '@contract/pets';
import { Phone } from 'lucide-react';
import { useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { petPath } from '../../shared/address';
import { cachePet } from '../../shared/queries';
import { useTexts } from '../../shared/texts';
import { CloseButton } from '../../shared/ui/button';
import { toastError } from '../../shared/ui/notices.store';
import { dismissVetQuestion } from '../chat.api';
import { hasOwnContact } from './own-contacts';
import { PetContext } from '../pet-context';

/** Hides the question at once, and shows it again if that cannot be stored. */
const dismiss = async (pet: Pet, failed: string): Promise<void> => {
  cachePet({ ...pet, vetAsked: true });
  try {
    cachePet(await dismissVetQuestion(pet.id));
  } catch {
    cachePet(pet);
    toastError(failed);
  }
};

/** After an alarm, asks once per pet whom to call next time. */
export const VetQuestion = () => {
  const { chat, pets } = useTexts();
  const pet = useContext(PetContext);
  const place = useRef<HTMLDivElement>(null);
  if (pet === null) return null;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {!pet.vetAsked && !hasOwnContact(pet) && (
        <p className="mt-2 flex max-w-[68ch] animate-fade items-center gap-1 text-[0.9375rem]">
          <Link
            to={`${petPath(pet.id)}?add=vet`}
            className="flex min-h-[44px] min-w-0 items-center gap-2.5 rounded-full font-semibold text-green underline underline-offset-3"
          >
            <Phone aria-hidden className="size-4.5" />
            {chat.triage.addVet}
          </Link>
          <CloseButton
            aria-label={chat.triage.neverAddVet}
            title={chat.triage.neverAddVet}
            onClick={() => {
              place.current?.focus();
              void dismiss(pet, pets.saveFailed);
            }}
          />
        </p>
      )}
    </div>
  );
};
