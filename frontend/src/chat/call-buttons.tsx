import type { EmergencyContact } from '@contract/chat';
import { Phone } from 'lucide-react';
import { useTexts } from '../shared/texts';

const LOOKS = {
  first: 'border-transparent bg-red text-red-ink hover:bg-red/90',
  other: 'border-red/45 bg-card text-ink hover:border-red',
  calm: 'border-line bg-card text-ink hover:border-apricot-ink',
} as const;

interface CallButtonProps {
  contact: EmergencyContact;
  look: keyof typeof LOOKS;
}

const CallButton = ({ contact, look }: CallButtonProps) => {
  const { chat } = useTexts();
  const { name, phone, dial, note } = contact;
  return (
    <li className="flex min-w-0 flex-col">
      <a
        href={`tel:${dial}`}
        className={`flex min-h-13 grow items-center gap-3 rounded-card border px-4 py-2 leading-tight transition-colors ${LOOKS[look]}`}
      >
        <Phone aria-hidden className="size-5" />
        <span className="min-w-0">
          <span className="sr-only">{chat.triage.call} </span>
          <span className="block text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="block text-[0.9375rem] tabular-nums">{phone}</span>
        </span>
      </a>
      {note !== '' && <p className="mt-1 px-1 text-[0.8125rem] leading-snug text-soft">{note}</p>}
    </li>
  );
};

interface CallButtonsProps {
  contacts: readonly EmergencyContact[];
  level: 'emergency' | 'urgent';
}

/** Whom to call, the nearest help first: each number is one press away on a phone. */
export const CallButtons = ({ contacts, level }: CallButtonsProps) =>
  contacts.length > 0 && (
    <ul className="mt-3 mb-1.5 grid gap-2.5 text-base font-normal sm:grid-cols-2">
      {contacts.map((contact, index) => (
        <CallButton
          key={contact.dial}
          contact={contact}
          look={level === 'urgent' ? 'calm' : index === 0 ? 'first' : 'other'}
        />
      ))}
    </ul>
  );
