import type { EmergencyContact } from '@contract/chat';
import { dialOf } from '../shared/format';
import { contactsOf, lastContacts } from '../shared/last-contacts';
import { usePets } from '../shared/queries';
import { VetSearch } from '../shared/ui/vet-search';
import { useEmergencyTexts } from './emergency-texts';
import { CallLink } from '../shared/ui/call-link';

const FIRST = 'border-transparent bg-red text-red-ink hover:bg-red/90';
const OTHER = 'border-line bg-card hover:border-red';

type Call = Pick<EmergencyContact, 'name' | 'phone' | 'dial'> & { note: string };

/** Numbers to call; `first` for those that come before all others. */
export const CallList = ({ calls, first = false }: { calls: readonly Call[]; first?: boolean }) => {
  const texts = useEmergencyTexts();
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2">
      {calls.map(({ name, phone, dial, note }) => (
        <li key={`${dial} ${note}`} className="min-w-0">
          <CallLink
            name={name}
            phone={phone}
            dial={dial}
            verb={texts.call}
            className={first ? FIRST : OTHER}
          >
            <span className={`mt-1 block text-sm ${first ? '' : 'text-soft'}`}>{note}</span>
          </CallLink>
        </li>
      ))}
    </ul>
  );
};

/** The owner's contacts: from the server if it can be reached, or else as last known. */
const useOwnCalls = (): Call[] => {
  const texts = useEmergencyTexts();
  const { data: pets } = usePets();
  const known = pets ? contactsOf(pets) : lastContacts();
  const calls = known.flatMap(({ pet, vet, nightClinic }) => [
    ...(vet ? [{ ...vet, dial: dialOf(vet.phone), note: texts.vetOf(pet) }] : []),
    ...(nightClinic
      ? [{ ...nightClinic, dial: dialOf(nightClinic.phone), note: texts.nightClinicOf(pet) }]
      : []),
  ]);
  return calls.filter(({ dial }, index) => calls.findIndex((one) => one.dial === dial) === index);
};

/** The reader's own vets, or else a vet nearby, come first. */
export const WhomToCall = () => {
  const texts = useEmergencyTexts();
  const calls = useOwnCalls();
  const own = calls.length > 0;
  const search = (
    <VetSearch className={`sm:w-[calc(50%-4px)] ${own ? `mt-2 ${OTHER}` : `mt-4 ${FIRST}`}`} />
  );
  return (
    <>
      {!own && search}
      <section aria-labelledby="own-vets" className="mt-7">
        <h2 id="own-vets" className="text-[1.4375rem]">
          {texts.own}
        </h2>
        {own ? (
          <CallList first calls={calls} />
        ) : (
          <p className="mt-2 max-w-[38rem] text-soft">{texts.ownEmpty}</p>
        )}
        {own && search}
      </section>
    </>
  );
};
