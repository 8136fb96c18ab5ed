export const emergency = {
  lead: 'Call first. Read on while somebody drives.',
  own: 'Your vets',
  ownEmpty:
    'Note your vet and your night clinic on your pet’s page, and they stand here, also without a network.',
  vetOf: (pet: string) => `Vet of ${pet}`,
  nightClinicOf: (pet: string) => `Night clinic of ${pet}`,
  lines: 'Poison lines',
  call: 'Call',
  firstAid: 'First aid, until a vet takes over',
  firstAidNote: 'Open what you see. It never replaces the call.',
  now: 'Do now',
  donts: 'Do not',
  failed: 'The first aid could not be loaded. Call your vet or the nearest 24-hour clinic now.',
  offline: 'No network: this is what was last known.',
};
