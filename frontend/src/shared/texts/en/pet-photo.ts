/** The photo of a pet. */
export const petPhoto = {
  label: (name: string) => `Photo of ${name || 'your pet'}`,
  add: 'Add a photo',
  addLong: (name: string) => `Add a photo of ${name}`,
  change: 'Change photo',
  changeLong: (name: string) => `Change ${name}'s photo`,
  remove: 'Remove photo',
  hint: 'Without one, Zampa draws a portrait.',
  saving: 'Sending the photo...',
  saved: (name: string) => `${name} has a new photo`,
  removed: (name: string) => `The photo of ${name} was removed`,
};
