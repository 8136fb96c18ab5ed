/** What is said to a visitor's worry. */
export const advice = {
  whoToCall: 'Who to call near you',
  calmTitle: 'No sign of an emergency found',
  calmText:
    "This isn't an all-clear: a few words can't show every sign. Don't wait if there is trouble breathing, collapse, a seizure, heavy bleeding, a swollen, hard belly, no urine, or if something poisonous may have been swallowed.",
  fromHandbook: 'From the handbook',
  nothingKnown:
    'The handbook has nothing that matches these words. With an account, Zampa can ask you a few questions and find out more.',
  sources: 'Sources',
  keep: (name: string | null) => (name === null ? 'Keep this story' : `Keep ${name}'s story`),
};
