/** Finding a pet or a message. */
export const search = {
  title: 'Find a pet or a message',
  field: 'A name, or words from a message',
  hint: 'Type a name to go to a pet, or words that you or Zampa wrote.',
  results: 'Results',
  pets: 'Your pets',
  messagesOf: (name: string) => `Messages about ${name}`,
  searching: 'Searching...',
  found: (count: number, more: boolean) =>
    count === 1 ? '1 result' : `${count} results${more ? ', and there are more' : ''}`,
  correctedTo: (words: string) => `Searched for: ${words}`,
  nothing: 'Nothing found',
  nothingHint: 'Try fewer words, or different ones.',
  failed: "The search didn't work. Your words are still here.",
  more: 'Show more',
  tooFarBack: 'That message is too far back to show here.',
  gone: 'That message is no longer in this chat.',
  otherVersion: 'in another version of a question',
  beingAnswered:
    'That message is in another version of a question. Wait for the answer that is being written, then try again.',
  unreachable: "That message couldn't be loaded. Please try again.",
};
