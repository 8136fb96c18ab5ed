export const emergency = {
  lead: 'Call first. Read the rest while someone else drives.',
  own: 'Your vets',
  ownEmpty: "Add your vet and night clinic on your pet's page and they appear here, even offline.",
  vetOf: (pet: string) => `${pet}'s vet`,
  nightClinicOf: (pet: string) => `${pet}'s night clinic`,
  lines: (country: string) => `Poison helplines: ${country}`,
  otherLines: 'Poison helplines in other countries',
  call: 'Call',
  firstAid: 'First aid, until a vet takes over',
  firstAidNote:
    'Open the entry that matches what you see. It never replaces the call. For horses and farm animals, call: the vet comes to you.',
  now: 'Do now',
  donts: 'Do not',
  failed: "First aid couldn't be loaded. Call your vet or the nearest 24-hour clinic now.",
  offline: "You're offline: this is the last saved version.",
};
