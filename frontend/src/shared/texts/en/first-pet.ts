/** The form of a new pet, which asks for little. */
export const firstPet = {
  lead: 'A name and a species are enough to begin.',
  more: (name: string) => `More about ${name || 'your pet'} (optional)`,
  moreText: 'It makes answers fit better. You can also add it later on its page.',
};
