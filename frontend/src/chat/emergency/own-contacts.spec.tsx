import type { Pet } from '@contract/pets';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient, usePets } from '../../shared/queries';
import { useNotices } from '../../shared/ui/notices.store';
import { calls, enterChat, messageOf, petOf, show, TRIAGE } from '../chat.fixture';
import { PetContext } from '../pet-context';
import { ReplyBubble } from '../reply/reply-bubble';

const VET = { name: 'Dr. Rossi', phone: '+39 051 123 4567' };
const CLINIC = { name: 'Clinica San Donato', phone: '051 765 4321' };

/** An answer to an emergency, in the chat of the client's pet. */
const Chat = ({ more }: { more: object }) => {
  const [pet = null] = usePets().data ?? [];
  return (
    <PetContext value={pet}>
      <ReplyBubble
        message={messageOf(2, { triage: TRIAGE, ...more })}
        question="She ate a lily"
        newest
        onAsk={() => undefined}
      />
    </PetContext>
  );
};

let stored: Pet;

const open = (pet: Partial<Pet> = {}, more: object = {}, status = 200): void => {
  stored = petOf(pet);
  enterChat(3, () => Promise.resolve(Response.json({ ...stored, vetAsked: true }, { status })));
  queryClient.setQueryData(['api', 'pets'], [stored]);
  show(<Chat more={more} />);
};

const numbers = (): (string | null)[] =>
  screen.getAllByRole('link', { name: /^Call/ }).map((link) => link.getAttribute('href'));

const question = () => screen.queryByRole('link', { name: "Add your vet's number for next time" });

describe('the emergency card', () => {
  it("lists the owner's vet and night clinic before the poison lines", () => {
    open({ vet: VET, nightClinic: CLINIC });
    expect(numbers()).toEqual([
      'tel:+390511234567',
      'tel:0517654321',
      ...TRIAGE.contacts.map(({ dial }) => `tel:${dial}`),
    ]);
  });

  it("lists the owner's contacts when no poison line applies", () => {
    open({ nightClinic: CLINIC }, { triage: { ...TRIAGE, contacts: [] } });
    expect(numbers()).toEqual(['tel:0517654321']);
  });

  it('lists a number once, and dials only its digits', () => {
    const phone = '+39 051/123-4567 ';
    open({ vet: VET, nightClinic: { name: 'Also Rossi', phone } });
    expect(numbers()[0]).toBe('tel:+390511234567');
    expect(numbers()).toHaveLength(1 + TRIAGE.contacts.length);
  });
});

describe('the search for a nearby vet', () => {
  const name = /^Find a 24-hour vet/;
  const search = () => screen.findByRole<HTMLAnchorElement>('link', { name });

  it.each(['emergency', 'urgent'] as const)(
    'is in the card when no contact is saved, even without poison lines: %s',
    async (level) => {
      open({}, { triage: { ...TRIAGE, level, contacts: [] } });
      const { href, target, rel } = await search();
      expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\w/);
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    },
  );

  it('is below the poison lines, and contains nothing about the pet', async () => {
    open();
    const link = await search();
    expect(screen.getAllByRole('link')[TRIAGE.contacts.length]).toBe(link);
    expect(link.href).not.toContain('Micia');
  });

  it('is omitted when a contact is saved', () => {
    open({ nightClinic: CLINIC });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe("the prompt for a vet's number", () => {
  it('follows the alarm when no contact is saved, and links to the contact fields', async () => {
    open();
    await waitFor(() => expect(question()?.getAttribute('href')).toBe('/pets/7?add=vet'));
  });

  it.each([
    ['somebody is noted', { nightClinic: CLINIC }, {}],
    ['it was declined', { vetAsked: true }, {}],
    ['the answer is still written', {}, { status: 'streaming' }],
    ['there is no emergency', {}, { triage: { ...TRIAGE, level: 'urgent' } }],
  ])('is not shown while %s', (_, pet, more) => {
    open(pet, more);
    expect(numbers().length).toBeGreaterThan(0);
    expect(question()).toBeNull();
  });

  it('can be dismissed permanently', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: "Don't ask again" }));
    await waitFor(() => expect(question()).toBeNull());
    expect(calls).toEqual([{ call: 'PATCH /api/pets/7', body: { vetAsked: true } }]);
  });

  it('returns when the dismissal cannot be stored', async () => {
    open({}, {}, 503);
    fireEvent.click(await screen.findByRole('button', { name: "Don't ask again" }));
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Error'));
    expect(question()).not.toBeNull();
  });
});
