import type { Triage } from '@contract/chat';
import type { ConsultationAvailability } from '@contract/consultations';
import { PAGES } from '@contract/pages';
import type { Pet, PetContact } from '@contract/pets';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dialOf, formatTime, formatWeekday } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useTexts } from '../shared/texts';
import { Dialog } from '../shared/ui/dialog';
import { AskForm } from './ask-form';
import { fetchAvailability } from './consultations.api';
import { CallLink } from '../shared/ui/call-link';
import { TryAgain } from '../shared/ui/retry-card';

const Calls = ({ contacts }: { contacts: readonly PetContact[] }) => {
  const texts = useTexts().consultations;
  return (
    <div className="mt-3">
      <p className="text-[0.9375rem] text-soft">
        {contacts.length > 0 ? texts.callInstead : texts.noContacts}
      </p>
      <ul className="mt-2 grid gap-2">
        {contacts.map(({ name, phone }) => (
          <li key={phone}>
            <CallLink
              name={name}
              phone={phone}
              verb={texts.call}
              dial={dialOf(phone)}
              className="border-line bg-card hover:border-green"
            />
          </li>
        ))}
      </ul>
      <Link
        to={PAGES.emergency}
        className="mt-1 inline-flex min-h-[44px] items-center font-semibold text-red underline underline-offset-3"
      >
        {texts.emergencyPage}
      </Link>
    </div>
  );
};

/** Who is on duty and how long it takes, shown before anything is asked. */
const WhoIsThere = ({ there }: { there: ConsultationAvailability }) => {
  const texts = useTexts().consultations;
  const language = useLanguage();
  const { onDuty, nextAt, waitMinutes, waiting, call } = there;
  if (onDuty) {
    return (
      <p className="mt-4 rounded-card bg-green-wash px-4 py-3 leading-snug">
        <span className="font-semibold">{texts.onDuty}</span>{' '}
        {waitMinutes === null ? texts.firstOne : texts.wait(waitMinutes)}
        {waiting > 0 && ` ${texts.before(waiting)}`}
      </p>
    );
  }
  const when = nextAt === null ? null : `${formatWeekday(nextAt, language)} ${formatTime(nextAt)}`;
  return (
    <div className="mt-4 rounded-card bg-apricot-wash px-4 py-3 leading-snug">
      <p>
        <span className="font-semibold">{texts.nobody}</span>{' '}
        {when === null ? texts.nobodySoon : texts.nextAt(when)}
      </p>
      <Calls contacts={call} />
    </div>
  );
};

interface AskVetProps {
  pet: Pet;
  onEmergency: (triage: Triage) => void;
  onClose: () => void;
}

/** Asks a vet: says who is on duty or whom to call instead, then takes question and consent. */
export const AskVet = ({ pet, onEmergency, onClose }: AskVetProps) => {
  const { consultations: texts } = useTexts();
  const { data, isError, refetch } = useQuery({
    queryKey: ['api', 'consultations', 'availability', pet.id],
    queryFn: () => fetchAvailability(pet.id),
    staleTime: 0,
  });
  const mayAsk = data !== undefined && data.registered && (data.onDuty || data.nextAt !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(pet.name)}
      description={texts.notAnEmergency}
    >
      {data === undefined && !isError && (
        <p role="status" className="mt-4 text-soft">
          {texts.loading}
        </p>
      )}
      {isError && (
        <div role="alert" className="mt-4">
          <p>{texts.unread}</p>
          <TryAgain variant="quiet" size="sm" className="mt-3" onRetry={refetch} />
        </div>
      )}
      {data && <WhoIsThere there={data} />}
      {mayAsk && <AskForm pet={pet} onEmergency={onEmergency} onClose={onClose} />}
    </Dialog>
  );
};
