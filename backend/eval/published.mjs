/** Published results of triage by programs and by owners, for comparison. */
export const PUBLISHED = [
  {
    what: '23 symptom checkers for people',
    cases: '45 vignettes, 532 runs',
    found:
      'right advice: emergencies 80 % (75–86), non-emergencies 55 %, self-care 33 %; individual tools 33–78 % overall',
    source: 'Semigran et al., BMJ 2015, PMC4496786',
  },
  {
    what: 'ChatGPT Health, people',
    cases: '60 vignettes × 16 conditions',
    found:
      '52 % of emergencies rated too low; a relative who plays symptoms down shifts the level (odds ratio 11.7)',
    source: 'Ramaswamy et al., Nature Medicine 2026',
  },
  {
    what: 'a symptom checker in an emergency department and a clinic, people',
    cases: '281 + 300 patients',
    found: 'emergencies 10/10, urgent 73/81 and 34/35; 2–3 % potential harm',
    source: 'Chan et al., PLoS One 2021, 0260696',
  },
  {
    what: 'SMASS, telephone triage of people',
    cases: '2,543 patients',
    found: 'hazardous under-triage 0 by consensus (upper bound 0.12 %), 4 by majority',
    source: 'JMIR 2024, e58157',
  },
  {
    what: 'two public symptom checkers, people',
    cases: '100 emergency records',
    found: 'low sensitivity for emergencies',
    source: 'Yu et al., Hong Kong J Emerg Med 2020',
  },
  {
    what: 'dog owners on their own',
    cases: '1,772 owners, 30 vignettes',
    found: 'urgency rated too low in 28.4 % of answers; heatstroke and otitis about 47 %',
    source: 'Royal Veterinary College, PLOS ONE 2026, 10.1371/journal.pone.0339723',
  },
];
