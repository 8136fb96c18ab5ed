/** Request bodies by the name of the call: shown in the reference, and sent by its test. */
export const EXAMPLES = {
  'pets.create': { name: 'Luna', species: 'gatto', birthDate: '2021-04-03', weight: '4.1 kg' },
  'pets.update': { healthConditions: 'Asthma' },
  'diary.create': { kind: 'weight', at: '2026-05-04T08:00:00Z', value: 4.1, unit: 'kg' },
  'diary.update': { text: 'After breakfast' },
  'reminders.create': {
    kind: 'fleas',
    title: 'Flea drops',
    rule: 'FREQ=MONTHLY',
    startsAt: '2030-01-01T08:00',
    timeZone: 'Europe/Rome',
  },
  'reminders.update': { title: 'Flea and tick drops' },
  'webhooks.create': { url: 'https://example.org/zampa', events: ['reply-done'] },
  'webhooks.update': { enabled: false },
  'chat.ask': { content: 'How often should she drink?' },
  'chat.triage': { text: 'She ate a whole bar of dark chocolate', species: 'cane', weightKg: 8 },
};
