/** What a visitor is worried about, on the landing page. */
export const worry = {
  title: 'What is worrying you?',
  placeholder: 'My cat Micia has been sneezing since yesterday',
  species: 'Who is it about?',
  anySpecies: 'Any animal',
  submit: 'See what to do',
  asking: 'Looking...',
  nothingStored: 'Nothing you type here is stored unless you keep it.',
  empty: 'Write a few words first.',
  limited: 'That was a lot of questions at once. Please try again in a few minutes.',
  unreachable: 'No answer from Zampa. Check your connection and try again.',
  inEmergency: 'In an emergency do not wait for us: call your vet.',
  emergencyHelp: 'Emergency help',
};
