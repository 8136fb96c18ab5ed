/** Photos in the chat, and why one could not be sent. */
export const photos = {
  attach: 'Add photos',
  drop: (name: string) => `Drop photos of ${name} here`,
  list: 'Photos for your question',
  one: (place: number) => `Photo ${place}`,
  remove: (place: number) => `Remove photo ${place}`,
  retry: (place: number) => `Try photo ${place} again`,
  goingUp: (place: number) => `Photo ${place} is on its way`,
  tooMany: 'You can add up to ten photos to a question. The others were left out.',
  addWords: 'Add a few words: what should Zampa look at?',
  sending: (stored: number, all: number) =>
    all === 1 ? 'Sending your photo...' : `Sending your photos: ${stored} of ${all}...`,
  waiting: "Your photos will upload as soon as you're back online.",
  notSent: 'Not all photos arrived. Your question is back in the field below.',
  lost: 'The photos were lost when the page closed. Please add them again.',
  sent: (place: number, all: number) =>
    all === 1 ? 'The photo you sent' : `Photo ${place} of ${all} you sent`,
  show: (place: number, all: number) =>
    all === 1 ? 'Show the photo you sent' : `Show photo ${place} of ${all} you sent`,
  unavailable: 'This photo could not be loaded.',
  previous: 'Previous photo',
  next: 'Next photo',
  failures: {
    unreadable: 'This file could not be read. Choose a JPEG, PNG, WebP or HEIC photo.',
    tooLarge: 'This photo is too large. Choose one of up to 10 MB.',
    full: "You've reached your account's photo limit. Remove a pet or its photo to make room.",
    tooMany: 'That was a lot of photos at once. Try again in a little while.',
    network: "A photo didn't get through. Try it again.",
    gone: 'A photo is no longer there. Try it again, or remove it.',
  },
};
