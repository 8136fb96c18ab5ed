import type { EmergencyContact } from '@contract/chat';
import { Phone } from 'lucide-react';
import { useTexts } from '../shared/texts';
import type { TriageAdvice } from './triage-advice';

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

export const CallButtons = ({ contacts, notesId, level }: CallButtonsProps) => {
  const { chat } = useTexts();
  if (contacts.length === 0) return null;
  const styleOf = (index: number): keyof typeof STYLES =>
    level !== 'emergency' ? 'calm' : index === 0 ? 'first' : 'other';
  return (
    <div className="@container mt-2.5 mb-1.5 text-[0.9375rem] font-normal">
      <p className="text-sm text-soft">{chat.triage.byPhone}</p>
      <ul className="mt-1.5 grid grid-cols-1 gap-2 @md:grid-cols-2">
        {contacts.map(({ name, phone, dial }, index) => (
          <li key={dial} className="min-w-0">
            <a
              href={`tel:${dial}`}
              aria-describedby={`${notesId}-${index}`}
              className={`flex h-full min-h-13 items-center gap-[12px] rounded-card border px-[16px] py-2 leading-tight transition-colors ${STYLES[styleOf(index)]}`}
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
