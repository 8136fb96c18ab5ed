import type { EmergencyContact } from '@contract/chat';
import { Phone } from 'lucide-react';
import { useContext } from 'react';
import { late } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { hasOwnContact } from './own-contacts';
import { PetContext } from '../pet-context';
import type { TriageAdvice } from './triage-advice';

const VetSearch = late(async () => (await import('../../shared/ui/vet-search')).VetSearch);

const STYLES = {
  first: 'border-transparent bg-red text-red-ink hover:bg-red/90',
  other: 'border-red/45 bg-card text-ink hover:border-red',
  calm: 'border-line bg-card text-ink hover:border-apricot-ink',
} as const;

interface ContactsProps {
  contacts: readonly EmergencyContact[];
  /** Prefix of the notes' ids. */
  notesId: string;
}

interface CallButtonsProps extends ContactsProps {
  level: TriageAdvice['level'];
}

/** Whom to call; an owner who has saved no one is offered a search for a vet nearby. */
export const CallButtons = ({ contacts, notesId, level }: CallButtonsProps) => {
  const { chat } = useTexts();
  const pet = useContext(PetContext);
  const styleOf = (index: number): string =>
    STYLES[level !== 'emergency' ? 'calm' : index === 0 ? 'first' : 'other'];
  return (
    <div className="@container mt-2.5 mb-1.5 text-[0.9375rem] font-normal">
      {contacts.length > 0 && <p className="mb-1.5 text-sm text-soft">{chat.triage.byPhone}</p>}
      <ul className="grid grid-cols-1 gap-2 @md:grid-cols-2">
        {contacts.map(({ name, phone, dial }, index) => (
          <li key={dial} className="min-w-0">
            <a
              href={`tel:${dial}`}
              aria-describedby={`${notesId}-${index}`}
              className={`flex h-full min-h-13 items-center gap-[12px] rounded-card border px-[16px] py-2 leading-tight transition-colors ${styleOf(index)}`}
            >
              <Phone aria-hidden className="size-[20px]" />
              <span className="min-w-0">
                <span className="sr-only">{chat.triage.call} </span>
                <span className="block font-semibold [overflow-wrap:anywhere]">{name} </span>
                <span className="block whitespace-nowrap tabular-nums">{phone}</span>
              </span>
            </a>
          </li>
        ))}
        {!(pet && hasOwnContact(pet)) && (
          <li>
            <VetSearch waiting={<div className="h-13" />} className={styleOf(contacts.length)} />
          </li>
        )}
      </ul>
    </div>
  );
};

export const CallNotes = ({ contacts, notesId }: ContactsProps) =>
  contacts.length > 0 && (
    <ul className="mt-2 grid gap-1">
      {contacts.map(({ name, dial, note }, index) => (
        <li key={dial}>
          {name}: <span id={`${notesId}-${index}`}>{note}</span>
        </li>
      ))}
    </ul>
  );
