const expert = (hasVets: boolean): string =>
  `Expert gives unlimited pets${hasVets ? ' plus vet consultations' : ''}.`;

export const pets = {
  gateTitle: 'Accesso Richiesto',
  gateText: 'Register or log in to keep a profile for each of your pets.',
  title: 'Your Pets',
  toProfile: 'Back to profile',
  lead: 'Choose who you want to talk about.',
  loading: 'Loading your pets...',
  emptyTitle: 'No pets registered',
  emptyText: 'A few facts are enough for answers that fit your pet.',
  createFirst: 'Create your first pet',
  add: 'Add New Pet',
  upgradeNeeded: '(Upgrade needed)',
  openChat: 'Open chat',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}'s profile?`,
  removeText: "This deletes the profile and the whole conversation. It can't be undone.",
  removeConfirm: 'Delete',
  removing: 'Deleting...',
  removed: (name: string) => `${name}'s profile was deleted.`,
  removeFailed: 'Unable to delete the profile. Please try again.',
  upgrade: {
    freeTitle: 'Your plan covers 1 pet',
    freeText: (hasVets: boolean) =>
      `Free users can register 1 pet. Pro gives 5 pets plus 24/7 AI guidance; ${expert(hasVets)}`,
    proTitle: 'Your plan covers 5 pets',
    proText: (hasVets: boolean) => `Pro users can register 5 pets. ${expert(hasVets)}`,
    later: 'Maybe later',
    now: 'Upgrade Now',
  },
  createdTitle: 'Success!',
  createdText: 'Pet profile created successfully.',
  createFailed: 'Unable to create profile. Please try again.',
  savedText: 'Pet profile saved.',
  saveFailed: 'Unable to save the profile. Please try again.',
};
