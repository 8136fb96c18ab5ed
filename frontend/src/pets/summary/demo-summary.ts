import type { Language } from '@contract/languages';
import type { SummarySection, SummarySectionName, SummarySnapshot } from '@contract/summaries';

type Line = readonly [text: string, day?: string | undefined, detail?: string];

type Demo = readonly (readonly [name: SummarySectionName, title: string, lines: readonly Line[]])[];

const ENGLISH: Demo = [
  [
    'about',
    'About Luna',
    [['Species: cat'], ['Born 12 Apr 2019 (7 years)'], ['Sex: female, neutered']],
  ],
  ['why', 'Reason for the visit', [['Vomits since she has the new food, otherwise lively.']]],
  ['findings', 'What the diary shows', [['Vomited on 4 of the 5 days after the new food']]],
  [
    'weights',
    'Weight',
    [['4 kg', '2026-09-01'], ['3.8 kg', '2026-11-22'], ['Change: −5% in 82 days']],
  ],
  ['medicines', 'Medicines', [['Stomach syrup', undefined, '3 times, from 30 Sept to 1 Oct 2026']]],
  [
    'timeline',
    'What happened',
    [
      ['Behaviour: meowed at night', '2026-11-14', 'before: fed late'],
      ['Food: new dry food, 45 g', '2026-11-17'],
      ['Symptom: vomited', '2026-11-18', 'mild'],
      ['Symptom: vomited', '2026-11-20', 'mild'],
    ],
  ],
  ['questions', 'Questions for the vet', [['Should she go back to the old food at once?']]],
];

const ITALIAN: Demo = [
  [
    'about',
    'Chi è Luna',
    [
      ['Specie: gatto'],
      ['Data di nascita: 12 apr 2019 (7 anni)'],
      ['Sesso: femmina, sterilizzata'],
    ],
  ],
  ['why', 'Motivo della visita', [['Vomita da quando ha il cibo nuovo, per il resto è vivace.']]],
  ['findings', 'Che cosa mostra il diario', [['Vomito in 4 dei 5 giorni dopo il cibo nuovo']]],
  [
    'weights',
    'Peso',
    [['4 kg', '2026-09-01'], ['3,8 kg', '2026-11-22'], ['Variazione: −5% in 82 giorni']],
  ],
  [
    'medicines',
    'Medicine',
    [['Sciroppo per lo stomaco', undefined, '3 volte, dal 30 set al 1 ott 2026']],
  ],
  [
    'timeline',
    'Che cosa è successo',
    [
      ['Comportamento: miagolii di notte', '2026-11-14', 'prima: pasto in ritardo'],
      ['Cibo: crocchette nuove, 45 g', '2026-11-17'],
      ['Sintomo: vomito', '2026-11-18', 'lieve'],
      ['Sintomo: vomito', '2026-11-20', 'lieve'],
    ],
  ],
  ['questions', 'Domande per il veterinario', [['Conviene tornare subito al cibo di prima?']]],
];

const TITLES = { en: 'Summary for the vet: Luna', it: 'Riepilogo per il veterinario: Luna' };

const sectionOf = ([name, title, lines]: Demo[number]): SummarySection => ({
  name,
  title,
  items: lines.map(([text, day, detail = null], index) => ({
    key: `${name}:${index}`,
    text,
    detail,
    at: day === undefined ? null : `${day}T08:00:00.000Z`,
  })),
});

/** The summary of the invented cat of the example. */
export const demoSummary = (language: Language): SummarySnapshot => ({
  petName: 'Luna',
  language,
  title: TITLES[language],
  from: '2026-08-24',
  to: '2026-11-22',
  sections: (language === 'it' ? ITALIAN : ENGLISH).map(sectionOf),
});
