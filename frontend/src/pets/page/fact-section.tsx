import type { Pet, PetContact } from '@contract/pets';
import { Pencil, Phone } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dialOf } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ContactForm } from './contact-form';
import { FactForm } from './fact-form';
import { factText, isContact, type FactName } from './facts';

const Contact = ({ contact: { name, phone } }: { contact: PetContact }) => (
  <>
    <span className="block">{name}</span>
    <a
      href={`tel:${dialOf(phone)}`}
      className="-my-1.5 inline-flex min-h-[44px] items-center gap-1.5 font-semibold text-green tabular-nums underline-offset-3 hover:underline"
    >
      <Phone aria-hidden className="size-4" />
      {phone}
    </a>
  </>
);

const Value = ({ pet, fact }: { pet: Pet; fact: FactName }) => {
  const texts = useTexts();
  const language = useLanguage();
  if (isContact(fact)) {
    const contact = pet[fact];
    return contact && <Contact contact={contact} />;
  }
  return factText(pet, fact, texts, language);
};

/** Query parameter that names the fact to ask for at once: `?add=vet`. */
const ADD = 'add';

const FactRow = ({ pet, fact }: { pet: Pet; fact: FactName }) => {
  const { petPage } = useTexts();
  const [query] = useSearchParams();
  const [editing, setEditing] = useState(query.get(ADD) === fact && pet[fact] === null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const label = petPage.facts[fact];
  const close = (): void => setEditing(false);
  if (editing) {
    const Form = isContact(fact) ? (
      <ContactForm pet={pet} contact={fact} onClose={close} />
    ) : (
      <FactForm pet={pet} fact={fact} onClose={close} />
    );
    return <li className="py-3">{Form}</li>;
  }
  const known = pet[fact] !== null;
  return (
    <li className="flex min-h-[52px] flex-wrap items-start justify-end gap-x-3 py-1">
      <div className="flex min-w-0 flex-[1_1_10rem] flex-wrap items-baseline gap-x-4 py-2.5 leading-snug">
        <h3 className="w-36 max-w-full shrink-0 font-sans text-[0.9375rem] leading-snug font-normal tracking-normal text-faint">
          {label}
        </h3>
        <div className="min-w-0 flex-[1_1_9rem] [overflow-wrap:anywhere] whitespace-pre-line">
          <Value pet={pet} fact={fact} />
        </div>
      </div>
      <Button
        ref={opener}
        variant="ghost"
        size={known ? 'icon' : 'sm'}
        aria-label={known ? petPage.editFact(label) : petPage.addFact(label)}
        className={`-mr-3 print:hidden ${known ? '' : 'px-3!'}`}
        onClick={() => setEditing(true)}
      >
        {known ? <Pencil aria-hidden className="size-4.5" /> : petPage.add}
      </Button>
    </li>
  );
};

interface FactSectionProps {
  pet: Pet;
  title: string;
  text?: string;
  facts: readonly FactName[];
}

/** A plain list of facts, each changed in place. */
export const FactSection = ({ pet, title, text, facts }: FactSectionProps) => {
  const titleId = useId();
  return (
    <Card className="px-[20px] pt-5 pb-3 sm:px-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-[0.9375rem] text-soft">{text}</p>}
        <ul className="mt-2 divide-y divide-line">
          {facts.map((fact) => (
            <FactRow key={fact} pet={pet} fact={fact} />
          ))}
        </ul>
      </section>
    </Card>
  );
};
