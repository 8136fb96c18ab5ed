import type { DiaryEntry } from '@contract/diary';
import type { Insights, Measured, WeekCount } from '@contract/insights';
import type { Language } from '@contract/languages';

const DAY_MS = 24 * 3600 * 1000;

const SOURCES = {
  pace: {
    title: 'Safe weight loss: 1 to 2% a week in dogs, 0.5 to 2% in cats',
    publisher: 'AAHA 2021, Purina Institute',
  },
  breaths: {
    title: 'Sleeping respiratory rate: healthy dogs average 13 a minute, none above 23',
    publisher: "Clinician's Brief, Pet Cardia",
  },
  energy: {
    title: 'Energy need at rest and its factors; healthy adults differ by about 30%',
    publisher: 'AAHA 2021, Bermingham 2014',
  },
} as const;

const isoDay = (day: string): string => `${day}T08:00:00.000Z`;

const WEIGHTS: readonly (readonly [day: string, kg: number])[] = [
  ['2026-06-01', 4.05],
  ['2026-06-29', 4.02],
  ['2026-07-18', 4],
  ['2026-08-11', 3.98],
  ['2026-09-01', 4.46],
  ['2026-09-13', 3.93],
  ['2026-10-04', 3.9],
  ['2026-10-25', 3.86],
  ['2026-11-22', 3.8],
];

const TYPING_SLIP = 4.46;

const points = WEIGHTS.map(([day, value], index): Measured => ({
  entryId: index + 1,
  at: isoDay(day),
  value,
  ...(value === TYPING_SLIP && { leftOut: true }),
}));

const BREATHS = [19, 21, 18, 20, 22, 20, 19, 21];

const breaths = BREATHS.map((value, index): Measured => ({
  entryId: 100 + index,
  at: new Date(Date.parse(isoDay('2026-09-27')) + index * 8 * DAY_MS).toISOString(),
  value,
}));

const KCAL = [158, 149, 162, 155, 171, 150, 146, 160, 153, null, 157, 148, 163, 154];

const days = KCAL.map((kcal, index) => ({
  day: new Date(Date.parse(isoDay('2026-11-09')) + index * DAY_MS).toISOString().slice(0, 10),
  kcal,
  grams: kcal === null ? 40 : Math.round(kcal / 3.4),
}));

const WORDS = {
  en: {
    counted: 'Counted in your own diary',
    vomited: 'vomited',
    hair: 'hairball',
    scratched: 'scratched the sofa',
    meowed: 'meowed at night',
    syrup: 'Stomach syrup',
    food: 'new dry food',
    fedLate: 'fed late',
    findings: [
      [
        'Vomited on 4 of the 5 days after the new food',
        'Go back to the old food today and mix the new one in over seven to ten days. Call sooner if she stops eating.',
        '4 diary entries, 18 to 22 Nov',
      ],
      [
        '6% lighter in five months, about 1% a month',
        'Planned, slow and safe. Weigh her again on 6 Dec.',
        '8 weights since June',
      ],
      [
        'Meowed at night: 4 times in four weeks',
        'Note what comes before and after each time. Ask in the chat what Luna may be telling you.',
        '4 diary entries, 20 Oct to 14 Nov',
      ],
      [
        'Sleeping breaths calm at 21 a minute',
        'Up to 30 is fine. Count once a week if your vet asked for it.',
        '8 diary entries, 27 Sept to 22 Nov',
      ],
      [
        'Medicine: not enough entries yet',
        'Three days with the syrup and three before it make a comparison.',
        '',
      ],
    ],
  },
  it: {
    counted: 'Contato nel tuo diario',
    vomited: 'vomito',
    hair: 'palla di pelo',
    scratched: 'graffi al divano',
    meowed: 'miagolii di notte',
    syrup: 'Sciroppo per lo stomaco',
    food: 'crocchette nuove',
    fedLate: 'pasto in ritardo',
    findings: [
      [
        'Vomito in 4 dei 5 giorni dopo il cibo nuovo',
        "Torna oggi al cibo di prima e introduci quello nuovo un po' alla volta, in sette-dieci giorni. Chiama prima se smette di mangiare.",
        '4 voci del diario, dal 18 al 22 nov',
      ],
      [
        "Il 6% in meno in cinque mesi, circa l'1% al mese",
        'Voluto, lento e sicuro. Pesala di nuovo il 6 dicembre.',
        '8 pesi da giugno',
      ],
      [
        'Miagolii di notte: 4 volte in quattro settimane',
        'Annota ogni volta che cosa è successo prima e dopo. In chat puoi chiedere che cosa vuole dirti Luna.',
        '4 voci del diario, dal 20 ott al 14 nov',
      ],
      [
        'Respiri nel sonno tranquilli: 21 al minuto',
        "Fino a 30 va bene. Conta una volta alla settimana se il veterinario te l'ha chiesto.",
        '8 voci del diario, dal 27 set al 22 nov',
      ],
      [
        'Medicine: non ci sono ancora abbastanza voci',
        'Tre giorni con lo sciroppo e tre prima bastano per un confronto.',
        '',
      ],
    ],
  },
} as const;

const KINDS = [
  { kind: 'symptoms', level: 'vet', sources: 'own', entryIds: [201, 202, 203, 204] },
  { kind: 'weight', level: 'good', sources: [SOURCES.pace], entryIds: [9] },
  { kind: 'behaviour', level: 'watch', sources: 'own', entryIds: [301, 302, 303, 304] },
  { kind: 'breaths', level: 'good', sources: [SOURCES.breaths], entryIds: [] },
  { kind: 'medicine', level: 'unknown', sources: [], entryIds: [] },
] as const;

const times = (what: string, counts: Record<string, number>): WeekCount[] =>
  Object.entries(counts).map(([week, count]) => ({ week, what, count }));

/** What half a year of diary shows about Luna, an invented cat. */
export const demoInsights = (language: Language): Insights => {
  const words = WORDS[language];
  const findings = KINDS.map(({ kind, level, sources, entryIds }, index) => {
    const [text, advice, evidence] = words.findings[index] ?? ['', '', ''];
    return {
      kind,
      level,
      text,
      advice,
      evidence: { text: evidence, entryIds: [...entryIds] },
      sources: sources === 'own' ? [{ title: words.counted, publisher: 'Zampa' }] : [...sources],
    };
  });
  const trend = [
    { at: isoDay('2026-06-01'), value: 4.065 },
    { at: isoDay('2026-11-22'), value: 3.81 },
  ];
  return {
    findings,
    series: {
      weight: { points, trend, healthy: null, changePerMonth: -1.1, adultKg: null },
      food: { days, need: { min: 124, max: 186, source: SOURCES.energy } },
      symptoms: [
        ...times(words.hair, { '2026-08-31': 1, '2026-09-14': 1, '2026-10-12': 1 }),
        ...times(words.vomited, {
          '2026-09-21': 2,
          '2026-09-28': 3,
          '2026-10-05': 1,
          '2026-11-16': 4,
        }),
      ],
      behaviour: [
        ...times(words.scratched, { '2026-10-05': 2, '2026-10-19': 3, '2026-11-02': 1 }),
        ...times(words.meowed, { '2026-10-19': 2, '2026-11-09': 2 }),
      ],
      medicines: [
        { name: words.syrup, from: isoDay('2026-09-30'), to: isoDay('2026-10-01'), given: 3 },
      ],
      breaths: { points: breaths, baseline: 20 },
    },
  };
};

/** The latest entries of her diary, newest first. */
export const demoDiary = (language: Language): DiaryEntry[] => {
  const words = WORDS[language];
  const vomited = { kind: 'symptom', text: words.vomited, severity: 'mild' } as const;
  const meowed = { kind: 'behaviour', text: words.meowed, before: words.fedLate } as const;
  const entries: [id: number, day: string, told: Pick<DiaryEntry, 'kind'> & Partial<DiaryEntry>][] =
    [
      [9, '2026-11-22', { kind: 'weight', value: 3.8, unit: 'kg' }],
      [204, '2026-11-22', vomited],
      [203, '2026-11-20', vomited],
      [202, '2026-11-19', vomited],
      [201, '2026-11-18', vomited],
      [401, '2026-11-17', { kind: 'food', text: words.food, value: 45, unit: 'g' }],
      [304, '2026-11-14', meowed],
      [303, '2026-11-12', meowed],
      [8, '2026-10-25', { kind: 'weight', value: 3.86, unit: 'kg' }],
      [302, '2026-10-24', meowed],
      [301, '2026-10-20', meowed],
    ];
  return entries.map(([id, day, told]) => ({ id, petId: 0, version: 1, at: isoDay(day), ...told }));
};
