/** The home page of a signed-in owner. */
export const owner = {
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  lead: 'Who lives with you? A name and a species are enough to begin.',
  gains: [
    'Answers that fit your own animal',
    'In an emergency, what to do comes first',
    "Your pet's story, kept in one place",
  ],
  yourPets: 'Your pets',
  goOn: (pet: string) => `Continue with ${pet}`,
  allPets: 'All pets',
  addFirst: 'Add your first pet',
};

export type OwnerTexts = typeof owner;
