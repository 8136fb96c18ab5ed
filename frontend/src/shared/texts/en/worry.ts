/** What a visitor is worried about, on the landing page. */
export const worry = {
  title: 'What is worrying you?',
  placeholder: 'My cat Micia has been sneezing since yesterday',
  species: 'Who is it about?',
  anySpecies: 'Any animal',
  submit: 'See what to do',
  asking: 'Looking...',
  nothingStored: 'Nothing you type here is stored.',
  empty: 'Write a few words first.',
  limited: 'That was a lot of questions at once. Please try again in a few minutes.',
  unreachable: 'No answer from Zampa. Check your connection and try again.',
  inEmergency: 'In an emergency do not wait for us: call your vet.',
  emergencyHelp: 'Emergency help',
  whoToCall: 'Who to call near you',
  calmTitle: 'No sign of an emergency found',
  calmText:
    "This isn't an all-clear: a few words can't show every sign. Don't wait if there is trouble breathing, collapse, a seizure, heavy bleeding, a swollen, hard belly, no urine, or if something poisonous may have been swallowed.",
  fromHandbook: 'From the handbook',
  nothingKnown:
    'The handbook has nothing on just these words. With an account Zampa can ask you back and find out more.',
  sources: 'Sources',
  keep: (name: string | null) => (name === null ? 'Keep this story' : `Keep ${name}'s story`),
  welcome: (name: string) => `Welcome back, ${name}`,
  yourPets: 'Your pets',
  goOn: (pet: string) => `Go on with ${pet}`,
  allPets: 'All pets',
  addFirst: 'Add your first pet',
};
